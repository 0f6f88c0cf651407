/// <reference lib="deno.ns" />
/** Secret values appear nowhere. B-029, M-023 */
import { assertEquals } from "./golden.ts";
import { bundled, type Json, TestBrowser, type TestTab } from "./testing.ts";

const SECRETS = ["pass-4711-word", "918273", "4000123412341234", "new-4711-word", "777"];

Deno.test("secret values appear nowhere in what leaves the page", async () => {
  await using browser = await TestBrowser.start(await bundled());
  await using tab = await browser.open("page-secrets.html");
  // Shown before anyone looked: the change of type itself is noticed.
  await tab.page("show.click()");
  const seen = await tab.observe();
  const ref = (name: string) => tab.ref(seen, name);
  const all: unknown[] = [seen, await tab.observe()];
  for (const name of ["Password", "Code", "Card", "CVC", "New"]) {
    const again = (await tab.observe()).elements.find((element) => element.name === name)?.ref ??
      "";
    all.push(await tab.call("focusField", { ref: again, append: true }));
    all.push(await tab.call("changes"), await tab.call("readField", { ref: again }));
  }
  // But for the list that tells the shim what to mask elsewhere: it goes no further.
  const told = JSON.stringify(all, (key, value) => key === "secrets" ? undefined : value);
  for (const secret of SECRETS) assertEquals(told.includes(secret), false, secret);
  assertEquals(seen.secrets?.includes("pass-4711-word"), true);
  const values = Object.fromEntries(seen.elements.map(({ name, value }) => [name, value]));
  assertEquals([values.Password, values.Again, values.CVC, values.Plain], [
    "•••",
    "",
    "•••",
    "seen",
  ]);
  assertEquals(ref("Pay with •••").startsWith("s1e"), true);
});

Deno.test("copies of a secret are masked wherever its field is, before anything is cut", async (t) => {
  await using browser = await TestBrowser.start(await bundled());
  const SECRET = "correct horse battery staple";
  const found = (tab: TestTab, find: string) =>
    tab.call("find", { find, most: 5, observation: 2, first: 100 });
  /** Nothing of it is left, not even its first word. */
  const isTold = (value: unknown) => JSON.stringify(value, leaving).includes("correct");

  for (const mode of ["open", "closed"]) {
    await t.step(`in an ${mode} shadow root`, async () => {
      await using tab = await browser.open(
        `<x-f><template shadowrootmode=${mode}><input type=password value="${SECRET}"></template></x-f><p>${SECRET}`,
      );
      await tab.observe();
      if (mode === "closed") await adopt(browser, tab);
      await tab.observe();
      const seen = await tab.observe();
      assertEquals(isTold(seen), false, JSON.stringify(seen));
      assertEquals(seen.secrets, [SECRET]);
    });
  }
  await t.step("at the edge of what is cut", async () => {
    const long = (count: number) => "x".repeat(count) + SECRET;
    const shadows = [...Array(30).keys()].map((i) => 270 + i);
    await using tab = await browser.open("<p>");
    const page = `<input type=password value="${SECRET}">` +
      `<h1>${"y ".repeat(55)}${SECRET}</h1><p>${"word ".repeat(78)}${SECRET} and more needle ${
        "word ".repeat(90)
      }</p>` +
      shadows.map((at) =>
        `<button aria-label="${long(at)}" title="a ${long(at)}"></button>` +
        `<input placeholder="${long(at)}"><img alt="${long(at)}"><progress aria-label="${
          long(at)
        }"></progress>` +
        `<select><option>${long(at)}</select><a href="x:${"y".repeat(1_700 + at)}${SECRET}">l</a>` +
        `<div role=status aria-label="${
          long(at)
        }">s</div><div role=slider tabindex=0 aria-valuetext="${long(at)}"></div>`
      ).join("") + `<button><canvas>${"a".repeat(25)}${SECRET}</canvas></button>`;
    await tab.page(
      `(document.title = ${JSON.stringify(long(290))}, document.body.innerHTML = ${
        JSON.stringify(page)
      }, 1)`,
    );
    const all = [
      await tab.observe({ maxElements: 1_000 }),
      await found(tab, "needle"),
      await found(tab, "xxx"),
    ];
    const words = JSON.stringify(all, leaving);
    assertEquals(isTold(all), false, words.slice(0, 2_000));
  });
  await t.step("15,000 password fields cost nothing and send little", async () => {
    await using tab = await browser.open("<p>");
    await tab.page(`(document.body.innerHTML = Array.from({ length: 15_000 },
      (_, i) => "<input type=password value='" + (i + "-").repeat(200) + "'>").join(""), 1)`);
    const { secrets = [] } = await tab.observe();
    assertEquals([secrets.length <= 101, secrets.every((secret) => secret.length <= 500)], [
      true,
      true,
    ]);
    const begun = performance.now();
    await tab.observe();
    // 0.2 s on an idle machine.
    assertEquals(performance.now() - begun < 3_000, true, `${performance.now() - begun} ms`);
  });
});

/** The page's own address has all of it here, and the list of secrets goes no further than the shim. */
function leaving(key: string, value: unknown): unknown {
  return /^(secrets|url)$/.test(key) ? undefined : value;
}

/** Hands in the closed roots as the shim does. */
async function adopt(browser: TestBrowser, tab: TestTab): Promise<void> {
  const inSandbox = (functionDeclaration: string, given: Json[]) =>
    browser.send("script.callFunction", {
      functionDeclaration,
      arguments: given,
      awaitPromise: true,
      target: { context: tab.context, sandbox: "foxden" },
    });
  const reply = await inSandbox("() => globalThis.foxden.hosts()", []);
  const { value: hosts } = reply.result as unknown as {
    value: { value: { shadowRoot: { sharedId: string } } }[];
  };
  const roots = hosts.map(({ value }) => ({ sharedId: value.shadowRoot.sharedId }));
  await inSandbox(
    "(...roots) => { globalThis.foxden.adopt([...roots.keys()], roots); return null; }",
    roots,
  );
}
