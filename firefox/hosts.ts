/**
 * Closed shadow roots. WebDriver BiDi tells the root of every element that it sends, closed ones too
 * (script.NodeProperties, shadowRoot); the page scripts are given those that they cannot see.
 */
import type { Browser } from "./browser.ts";
import { evaluate } from "./inpage.ts";
import type { Tab } from "./tab.ts";

/** Whether there was a closed root among the elements that may have one. */
export async function adoptHosts(
  browser: Browser,
  tab: Tab,
  context: string,
  signal: AbortSignal,
): Promise<boolean> {
  const hosts = await evaluate(
    browser,
    tab,
    context,
    "() => globalThis.foxden.hosts()",
    [],
    signal,
  );
  const roots = (hosts.type === "array" ? hosts.value ?? [] : []).flatMap((host, index) => {
    const root = host.type === "node" ? host.value?.shadowRoot : undefined;
    return root?.sharedId !== undefined && root.value?.mode === "closed"
      ? [{ index, sharedId: root.sharedId }]
      : [];
  });
  if (roots.length === 0) return false;
  await evaluate(
    browser,
    tab,
    context,
    "(indexes, ...roots) => { globalThis.foxden.adopt(JSON.parse(indexes), roots); return null; }",
    [
      { type: "string", value: JSON.stringify(roots.map(({ index }) => index)) },
      ...roots.map(({ sharedId }) => ({ sharedId })),
    ],
    signal,
  );
  return true;
}
