/** Reads a document, or a part of it, and gives out the references. */
import type { Observation, ObserveOptions, PageFrame } from "./contract.ts";
import { label, quoted } from "./clean.ts";
import { watchRoot } from "./changes.ts";
import type { Finds } from "./finds.ts";
import { beginFrames, frameInfo } from "./frames.ts";
import { beginHosts, mayHost, unknownHosts } from "./hosts.ts";
import { describe } from "./info.ts";
import { isSelect } from "./kinds.ts";
import { isOptionDisabled, optionLabel } from "./options.ts";
import { Issue } from "./issue.ts";
import { labelsFor } from "./labels.ts";
import { type Finish, Lines } from "./lines.ts";
import { frontDialog, layersOver } from "./modal.ts";
import { nameOf } from "./name.ts";
import { amend, begin, nextNumber, resolve } from "./refs.ts";
import { viewport } from "./scroll.ts";
import { enterForSecrets, masked, maskInText, secrets } from "./secret.ts";
import { tally } from "./tally.ts";
import { Walk } from "./walk.ts";

export function observe(options: ObserveOptions): Observation {
  const root = options.ref === undefined ? undefined : resolve(options.ref);
  if (options.issuing === "new") begin(options.observation, options.first);
  else amend(options.observation, options.first);
  const issue = new Issue(options.issuing);
  const { lines, frames, found, unlisted, beyond } = read(
    options,
    root,
    issue,
    (line, item) => maskInText(issue.line(line, item)),
  );
  const { text, total, next } = lines.end();
  const elements = issue.all();
  const observation: Observation = {
    ...title(),
    text,
    elements,
    frames: frames.map(referred),
    next: nextNumber(),
  };
  const truncated: NonNullable<Observation["truncated"]> = {};
  const whole = total + (beyond?.text ?? 0);
  if (whole > text.length) {
    truncated.text = {
      shown: text.length,
      total: whole,
      ...(next !== undefined && { next }),
      ...(beyond && { about: true }),
    };
  }
  if (found > elements.length) {
    truncated.elements = {
      shown: elements.length,
      total: found,
      ...(unlisted !== undefined && { next: unlisted }),
      ...(beyond && !beyond.exact && { about: true }),
    };
  }
  if (truncated.text || truncated.elements) observation.truncated = truncated;
  const place = root === undefined && top === self ? viewport() : undefined;
  if (place) observation.viewport = place;
  const known = secrets();
  if (known.length > 0) observation.secrets = known;
  if (unknownHosts() > 0) observation.hosts = unknownHosts();
  return observation;
}

type FoundFrame = Omit<PageFrame, "ref"> & { info?: { ref: string } };

/** What a walk needs to know: see `ObserveOptions`. */
type Reading = Pick<ObserveOptions, "maxText" | "maxElements" | "offset">;

/** One walk. What it finds is given to `issue`, every complete line to `finish`. */
export function read(options: Reading, root: Element | undefined, issue: Issue, finish: Finish) {
  const { maxElements, offset = 0 } = options;
  beginFrames();
  beginHosts();
  const frames: FoundFrame[] = [];
  let [found, listed] = [0, 0];
  let unlisted: number | undefined;
  const lines = new Lines(options.maxText, finish, offset);
  /** Whether there is room for one more. */
  const room = () => {
    found++;
    if (lines.at < offset) return false;
    if (listed < maxElements) return ++listed > 0;
    // The line in which it stands comes again, unless that is where this one began.
    unlisted ??= lines.lineAt > offset ? lines.lineAt : lines.at;
    return false;
  };
  const finds: Finds = {
    element(element, content) {
      if (!room()) return null;
      const info = describe(element, "", content);
      return { marker: issue.take(element, info), name: info.name };
    },
    full: () => listed >= maxElements || lines.at < offset,
    frame(element) {
      const frame = frameInfo(element);
      if (!room()) {
        frames.push(frame);
        return null;
      }
      const info = { ref: "", role: "iframe", name: frame.name, href: frame.url };
      frames.push({ ...frame, info });
      return issue.take(element, info);
    },
    root: enterRoot,
    closed: mayHost,
  };
  const walk = new Walk(lines, finds, labelsFor(() => listed < maxElements || lines.at >= offset));
  const top = root ?? topOf(lines);
  if (root) {
    walk.node(root, 0);
    if (isSelect(root)) writeOptions(root, lines);
  } else if (top) walkPage(walk, lines, top);
  const { end, rest } = walk;
  if (!top || !end || !rest) return { lines, frames, found, unlisted };
  const counted = { from: end.node, text: lines.total - end.total };
  const walked = { root: top, rest, found, counted };
  const beyond = tally(walked, (element, content) => finds.element(element, content) !== null);
  return { lines, frames, found: walked.found + beyond.elements, unlisted, beyond };
}

/** All options of a select that was asked for alone: its marker has but some. */
function writeOptions(select: HTMLSelectElement, lines: Lines): void {
  for (const option of select.options) {
    const states = (option.selected ? " (selected)" : "") +
      (isOptionDisabled(option) ? " (disabled)" : "");
    lines.block();
    lines.at++;
    lines.text(`- ${optionLabel(option)}${states}`);
  }
  lines.block();
}

function enterRoot(root: ShadowRoot): void {
  watchRoot(root);
  enterForSecrets(root);
}

/** A frame with the reference that its element has by now. */
export function referred(frame: FoundFrame): PageFrame {
  const { info, ...rest } = frame;
  return info && /^s/.test(info.ref) ? { ...rest, ref: info.ref } : rest;
}

/** What is read of the page; its first line says when that is not all. */
function topOf(lines: Lines): Element | null {
  const dialog = frontDialog();
  if (dialog) {
    const name = label(nameOf(dialog, "dialog"));
    lines.marker(
      `modal dialog${name ? ` ${quoted(name)}` : ""}, nothing behind it can be used`,
    );
    lines.block();
  }
  return dialog ?? document.body ?? document.documentElement;
}

function walkPage(walk: Walk, lines: Lines, top: Element): void {
  if (isForeign(top)) lines.verbatim(new XMLSerializer().serializeToString(document));
  else walk.node(top, 0);
  if (top === frontDialog()) { for (const layer of layersOver(top)) walk.node(layer, 0); }
}

/** A document of plain XML is shown as its source, by a viewer that is closed to us. */
function isForeign(root: Element): boolean {
  return !/\/(xhtml|svg|MathML)$/.test(root.namespaceURI ?? "");
}

export function title(): { title: string; url: string } {
  return { title: masked(document.title), url: location.href };
}

/** What can be read on the page, without limits and without markers. */
export function readableText(): string {
  const lines = new Lines(Number.MAX_SAFE_INTEGER, maskInText);
  const finds: Finds = {
    element: () => null,
    full: () => false,
    frame: () => null,
    root: enterRoot,
    closed: () => {},
  };
  const top = topOf(lines);
  if (top) walkPage(new Walk(lines, finds, labelsFor(() => false)), lines, top);
  return lines.end().text;
}
