import { isEmbed, isFrame, isIframe, isObject } from "./kinds.ts";
import type { FrameInfo } from "./contract.ts";
import { cut, label, quoted } from "./clean.ts";

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

export function frameInfo(element: FrameElement): FrameInfo {
  const url = frameUrl(element);
  const name = element.getAttribute("title") || element.getAttribute("aria-label") ||
    element.getAttribute("name") || "";
  return {
    name: label(name),
    url: cut(url, LONGEST_URL),
    origin: originOf(element, url),
    inText: false,
  };
}

function frameUrl(element: FrameElement): string {
  try {
    const inner = isEmbed(element) ? null : element.contentWindow?.location.href;
    if (inner) return inner;
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

/** The inside of the frame's note in the text. */
export function frameNote(frame: FrameInfo): string {
  return `iframe ${frame.name ? `${quoted(frame.name)} ` : ""}${cut(frame.url, 120)} not read`;
}
