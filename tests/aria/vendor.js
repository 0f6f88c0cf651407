// The driver's part in a test page: hands each question for a label or a role to the engines in the
// sandbox, which see the element as the target of an event, and keeps the results for the runner.
const asked = new Set();

function ask(kind, element) {
  asked.add(kind);
  let answer;
  const take = (event) => answer = event.detail;
  addEventListener("aria-answer", take);
  element.dispatchEvent(new CustomEvent("aria-ask", { detail: kind, composed: true }));
  removeEventListener("aria-answer", take);
  return answer;
}

test_driver_internal.get_computed_label = (element) => Promise.resolve(ask("label", element));
test_driver_internal.get_computed_role = (element) => Promise.resolve(ask("role", element));

const results = [];
add_result_callback(({ name, status, message }) => {
  const [kind = "label"] = asked;
  asked.clear();
  results.push({ kind, test: name, passed: status === 0, message });
});
globalThis.ariaResults = new Promise((resolve) => add_completion_callback(() => resolve(results)));
