/**
 * Which element is which, by name. `instanceof` and the constants of `Node` are looked up
 * through the sandbox's wrapper of the window, about a microsecond each: in a walk over
 * thousands of nodes that was more than half of the time.
 */

import { localName, namespaceURI, nodeType } from "./fast.ts";

const HTML = "http://www.w3.org/1999/xhtml";
const ELEMENT = 1;
const TEXT = 3;
const DOCUMENT = 9;
const FRAGMENT = 11;

type Maybe = Node | null | undefined;

export function isElement(node: Maybe): node is Element {
  return !!node && nodeType(node) === ELEMENT;
}

export function isText(node: Maybe): node is Text {
  return !!node && nodeType(node) === TEXT;
}

export function isShadowRoot(node: Maybe): node is ShadowRoot {
  return node?.nodeType === FRAGMENT && "host" in node;
}

/** Where ids are looked up. */
export function isTreeRoot(node: Maybe): node is Document | ShadowRoot {
  return node?.nodeType === DOCUMENT || isShadowRoot(node);
}

export function isHtml(node: Maybe): node is HTMLElement {
  return isElement(node) && namespaceURI(node) === HTML;
}

function named<T extends HTMLElement>(tag: string): (node: Maybe) => node is T {
  return (node): node is T => isElement(node) && localName(node) === tag && isHtml(node);
}

export const isAnchor = named<HTMLAnchorElement>("a");
export const isArea = named<HTMLAreaElement>("area");
export const isButton = named<HTMLButtonElement>("button");
export const isDetails = named<HTMLDetailsElement>("details");
export const isEmbed = named<HTMLEmbedElement>("embed");
export const isFrame = named<HTMLFrameElement>("frame");
export const isIframe = named<HTMLIFrameElement>("iframe");
export const isImage = named<HTMLImageElement>("img");
export const isInput = named<HTMLInputElement>("input");
export const isLabel = named<HTMLLabelElement>("label");
export const isListItem = named<HTMLLIElement>("li");
export const isMeter = named<HTMLMeterElement>("meter");
export const isObject = named<HTMLObjectElement>("object");
export const isOrderedList = named<HTMLOListElement>("ol");
export const isOutput = named<HTMLOutputElement>("output");
export const isProgress = named<HTMLProgressElement>("progress");
export const isSelect = named<HTMLSelectElement>("select");
export const isSlot = named<HTMLSlotElement>("slot");
export const isTable = named<HTMLTableElement>("table");
export const isTextarea = named<HTMLTextAreaElement>("textarea");

/** What text is typed into, natively. */
export function isTextField(node: Maybe): node is HTMLInputElement | HTMLTextAreaElement {
  return isInput(node) || isTextarea(node);
}
