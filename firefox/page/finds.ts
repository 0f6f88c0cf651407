import type { Content } from "./actionable.ts";
import type { FrameElement } from "./frames.ts";

/** What takes the walk's finds. */
export interface Finds {
  /** The inside of the element's marker and its name; null where it is only counted. */
  element(element: Element, content: Content): { marker: string; name: string } | null;
  /** Elements are only counted here. */
  full(): boolean;
  /** A frame whose document stands here; null where it is only counted. */
  frame(element: FrameElement): string | null;
  /** A shadow root, whose changes want watching too. */
  root(root: ShadowRoot): void;
  /** An element that may have a closed shadow root: nothing of it is known. */
  closed(element: Element): void;
}
