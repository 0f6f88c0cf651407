/// <reference lib="deno.ns" />
/**
 * References over observations of changes, under random mutations: never a lost and never a wrong one. The page keeps
 * its own account of what each button is, which the references are held to. B-038, M-026
 */
import { assertEquals } from "./golden.ts";
import { bundled, TestBrowser, type TestTab } from "./testing.ts";

const ROUNDS = 40;
const SEEDS = [1, 2, 3];

/** A repeatable source of numbers (mulberry32). */
function random(seed: number): (below: number) => number {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const PAGE =
  `<title>List</title><h1>List</h1><ul id=list></ul><p id=status>0</p><div id=bar></div><script>
  let last = 0;
  const list = document.getElementById("list"), bar = document.getElementById("bar");
  function item() {
    const li = document.createElement("li");
    li.innerHTML = "<b>Thing " + ++last + "</b> <button>Buy</button> <button>Drop</button>";
    for (const button of li.querySelectorAll("button")) button.dataset.id = "b" + ++last;
    return li;
  }
  function tool() {
    const button = document.createElement("button");
    button.textContent = "Tool " + ++last;
    button.dataset.id = "b" + last;
    return button;
  }
  for (let i = 0; i < 6; i++) list.append(item());
  for (let i = 0; i < 4; i++) bar.append(tool());
  const some = (parent, n) => parent.children[n % parent.children.length];
  const aTool = (n) => [...bar.querySelectorAll("button")][n % bar.querySelectorAll("button").length];
  const acts = [
    (n) => list.insertBefore(item(), some(list, n)),
    (n) => list.children.length > 2 && some(list, n).remove(),
    (n) => list.append(some(list, n)),
    (n) => { some(list, n).firstChild.textContent = "Other " + ++last; },
    (n) => { const b = some(list, n).querySelector("button"); if (b) b.textContent = "Get " + ++last; },
    (n) => { const b = aTool(n); const copy = b.cloneNode(true); copy.dataset.id = "b" + ++last; b.replaceWith(copy); },
    (n) => bar.insertBefore(tool(), some(bar, n)),
    (n) => { const b = aTool(n); b.disabled = !b.disabled; },
    (n) => { status.textContent = ++last; },
    (n) => { const li = some(list, n); list.insertBefore(li, list.firstChild); li.hidden = n % 3 === 0; },
    (n) => { aTool(n).ariaPressed = n % 2 ? "true" : "false"; },
    (n) => { const wrap = document.createElement("div"); const b = aTool(n); b.replaceWith(wrap); wrap.append(b); },
  ];
  /** Every button that can be seen: what it is called and what begins its item. */
  function account() {
    return [...document.querySelectorAll("button")].filter((b) => b.checkVisibility()).map((b) =>
      [b.dataset.id, b.textContent, b.closest("li")?.firstChild.textContent ?? ""]);
  }
</script>`;

type Account = [id: string, name: string, item: string][];

const same = (a: Account[number] | undefined, b: Account[number]) => String(a) === String(b);

/** What the page's own account calls the element behind each reference: its box is where the element's is. */
async function resolved(tab: TestTab, ref: string): Promise<string> {
  try {
    const { x, y } = await tab.call("prepare", { ref, intent: "hover" });
    return String(
      await tab.page(`document.elementFromPoint(${x}, ${y})?.closest("button")?.dataset.id`),
    );
  } catch (error) {
    return error instanceof Error && /^stale_ref/.test(error.message) ? "stale" : String(error);
  }
}

Deno.test("references stay good over changes, and never turn to another element", async (t) => {
  await using browser = await TestBrowser.start(await bundled());
  for (const seed of SEEDS) {
    await t.step(`seed ${seed}`, async () => {
      await using tab = await browser.open(PAGE);
      const pick = random(seed);
      let seen = await tab.observe({ observation: 1 });
      /** As what each reference was given out for. */
      const given = new Map<string, Account[number]>();
      const first = await tab.page("account()") as Account;
      for (const [i, one] of first.entries()) given.set(seen.elements[i]?.ref ?? "", one);
      for (let round = 0; round < ROUNDS; round++) {
        const standing = seen.elements.map(({ ref }) => ref);
        const moves = Array.from({ length: 1 + pick(4) }, () => [pick(12), pick(100)]);
        await tab.page(`(${JSON.stringify(moves)}.forEach(([act, n]) => acts[act](n)), 1)`);
        seen = await tab.observe({ observation: 1, first: 1, issuing: "changes" });
        const account = await tab.page("account()") as Account;
        const told = `seed ${seed} round ${round} ${JSON.stringify(moves)}\n${seen.text}`;
        assertEquals(seen.elements.map(({ name }) => name), account.map(([, name]) => name), told);
        for (const [i, one] of account.entries()) {
          const ref = seen.elements[i]?.ref ?? "";
          const old = standing.find((ref) => same(given.get(ref), one));
          if (old !== undefined) assertEquals(ref, old, `lost: ${one} ${told}`);
          else if (given.has(ref)) assertEquals(given.get(ref), one, `wrong: ${told}`);
          given.set(ref, one);
        }
        const live = new Set(seen.elements.map(({ ref }) => ref));
        const sample = [...given].filter(() => pick(6) === 0).slice(0, 8);
        for (const [ref, [id]] of sample) {
          const found = await resolved(tab, ref);
          if (live.has(ref)) {
            const disabled = await tab.page(`document.querySelector("[data-id=${id}]").disabled`);
            if (!disabled) assertEquals(found, id, `${ref} ${told}`);
          } else if (found !== id) {
            assertEquals(/stale|hidden/.test(found), true, `${ref} is ${found}, was ${id} ${told}`);
          }
        }
      }
    });
  }
});
