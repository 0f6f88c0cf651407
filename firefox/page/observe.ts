import type { ElementInfo, FrameInfo, Observation, ObserveOptions } from "./contract.ts";
import { label, quoted } from "./clean.ts";
import { describe } from "./info.ts";
import { frameInfo, frameNote } from "./frames.ts";
import { labelsFor } from "./labels.ts";
import { Lines } from "./lines.ts";
import { marker } from "./marker.ts";
import { nameOf } from "./name.ts";
import { add, begin } from "./refs.ts";
import { maskInText, secrets } from "./secret.ts";
import { modalDialog } from "./visible.ts";
import { Walk } from "./walk.ts";
import { watchRoot } from "./changes.ts";

/** Reads the whole document and gives out new references; the old ones end. */
export function observe(options: ObserveOptions): Observation {
  begin(options.observation, options.first);
  const elements: ElementInfo[] = [];
  const frames: FrameInfo[] = [];
  let found = 0;
  const lines = new Lines(options.maxText, maskInText);
  const walk = new Walk(lines, {
    element(element, content) {
      found++;
      if (elements.length >= options.maxElements) return null;
      const info = describe(element, add(element), content);
      elements.push(info);
      return { marker: marker(info), name: info.name };
    },
    full: () => elements.length >= options.maxElements,
    frame(element) {
      const frame = frameInfo(element);
      frames.push(frame);
      return frameNote(frame);
    },
    root: watchRoot,
  }, labelsFor(() => elements.length < options.maxElements));
  walkPage(walk, lines);
  const { text, total } = lines.end();
  const observation: Observation = { ...title(), text, elements, frames };
  const truncated: NonNullable<Observation["truncated"]> = {};
  if (total > text.length) truncated.text = { shown: text.length, total };
  if (found > elements.length) truncated.elements = { shown: elements.length, total: found };
  if (truncated.text || truncated.elements) observation.truncated = truncated;
  const known = secrets();
  if (known.length > 0) observation.secrets = known;
  return observation;
}

function walkPage(walk: Walk, lines: Lines): void {
  const dialog = modalDialog();
  const top = dialog ?? document.body ?? document.documentElement;
  if (!top) return;
  if (dialog) {
    const name = label(nameOf(dialog, "dialog"));
    lines.marker(
      `modal dialog${name ? ` ${quoted(name)}` : ""}, the rest of the page cannot be used`,
    );
    lines.block();
  }
  if (isForeign(top)) lines.verbatim(new XMLSerializer().serializeToString(document));
  else walk.node(top, 0);
}

/** A document of plain XML is shown as its source, by a viewer that is closed to us. */
function isForeign(root: Element): boolean {
  return !/\/(xhtml|svg|MathML)$/.test(root.namespaceURI ?? "");
}

export function title(): { title: string; url: string } {
  return { title: label(document.title), url: location.href };
}

/** What can be read on the page, without limits and without markers. */
export function readableText(): string {
  const lines = new Lines(Number.MAX_SAFE_INTEGER, maskInText);
  const walk = new Walk(
    lines,
    {
      element: () => null,
      full: () => false,
      frame: (element) => frameNote(frameInfo(element)),
      root: watchRoot,
    },
    labelsFor(() => false),
  );
  walkPage(walk, lines);
  return lines.end().text;
}
