/// <reference lib="deno.ns" />
/** Secret values appear nowhere. B-029, M-023 */
import { assertEquals } from "./golden.ts";
import { bundled, TestBrowser } from "./testing.ts";

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
