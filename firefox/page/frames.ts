/** Documents inside the document: what is told of them here, and the windows by which the shim reads them. */
import { isEmbed, isFrame, isIframe, isObject } from "./kinds.ts";
import type { FrameInfo } from "./contract.ts";
import { collapse, cut } from "./clean.ts";
import { deepActiveElement } from "./dom.ts";
import { masked } from "./secret.ts";
import { isShown } from "./visible.ts";

const LONGEST_URL = 2_000;

export type FrameElement =
  | HTMLIFrameElement
  | HTMLFrameElement
  | HTMLObjectElement
  | HTMLEmbedElement;

/** Whether a document is shown in the element. Specks for counting visits do not count. */
export function showsFrame(element: Element): element is FrameElement {
  if (isIframe(element) || isFrame(element)) {
    return element.clientWidth > 1 && element.clientHeight > 1;
  }
  return isObject(element) && element.contentWindow !== null;
}

/** The frames of the newest observation, in the order in which it lists them. */
let listed: WeakRef<FrameElement>[] = [];

export function beginFrames(): void {
  listed = [];
}

export function frameInfo(element: FrameElement): FrameInfo {
  listed.push(new WeakRef(element));
  const url = frameUrl(element);
  const name = element.getAttribute("title") || element.getAttribute("aria-label") ||
    element.getAttribute("name") || "";
  return {
    name: masked(name),
    url: told(url),
    origin: originOf(element, url),
    inText: false,
  };
}

/** Their windows, which WebDriver BiDi tells as the contexts that they are. */
export function frameWindows(): (Window | null)[] {
  return listed.map((frame) => {
    const element = frame.deref();
    return element && !isEmbed(element) ? element.contentWindow : null;
  });
}

/** All frames, those that the newest observation listed in shadow trees first. */
export function everyFrame(): HTMLIFrameElement[] {
  const all = [
    ...listed.map((frame) => frame.deref()),
    ...document.querySelectorAll("iframe,frame,object"),
  ].filter((frame) => frame?.isConnected);
  return [...new Set(all)] as HTMLIFrameElement[];
}

export function everyWindow(): (Window | null)[] {
  return everyFrame().map((frame) => frame.contentWindow);
}

/** The windows of the frames that can be seen now, listed or not. */
export function shownWindows(): (Window | null)[] {
  return [...document.querySelectorAll("iframe,frame,object")]
    .filter((element) => showsFrame(element) && isShown(element))
    .map((element) => (element as HTMLIFrameElement).contentWindow);
}

/** Where the document in a frame begins, and how large a pixel of it is here; undefined for what is no frame. */
export function frameBox(element: Element): { x: number; y: number; scale: number } | undefined {
  if (!(isIframe(element) || isFrame(element) || isObject(element))) return undefined;
  const box = element.getBoundingClientRect();
  const scale = element.offsetWidth > 0 ? box.width / element.offsetWidth : 1;
  return {
    x: box.left + element.clientLeft * scale,
    y: box.top + element.clientTop * scale,
    scale,
  };
}

/** The window of the frame that has the focus. */
export function focusedWindow(): Window | null {
  const active = deepActiveElement();
  return isIframe(active) || isFrame(active) || isObject(active) ? active.contentWindow : null;
}

/** Only what is an address is told as one: anything else is words of the page. */
function told(url: string): string {
  if (url === "") return "";
  try {
    const { protocol, href } = new URL(url, document.baseURI);
    if (/^(https?|about):$/.test(protocol)) return cut(collapse(href), LONGEST_URL);
    return protocol;
  } catch {
    return "";
  }
}

function frameUrl(element: FrameElement): string {
  try {
    const inner = isEmbed(element) ? null : element.contentWindow?.location.href;
    // Until it has loaded its document is empty: where it was sent to says more.
    if (inner && inner !== "about:blank") return inner;
  } catch {
    // Another origin's: only where it was sent to is known.
  }
  return isObject(element) ? element.data : element.src;
}

function originOf(element: FrameElement, url: string): string {
  try {
    // A document without an address of its own (srcdoc) belongs to the one around it.
    const inner = isEmbed(element) ? null : element.contentWindow?.origin;
    if (inner) return inner;
  } catch {
    // Another origin's: its address tells.
  }
  try {
    return new URL(url).origin;
  } catch {
    return "";
  }
}
