/** Pictures of a tab (WebDriver BiDi, browsingContext.captureScreenshot). They void no reference. */
import type { Browser } from "./browser.ts";
import { VIEWPORT } from "./browser.ts";
import { Fault } from "./fault.ts";
import { call } from "./inpage.ts";
import { marked } from "./marks.ts";
import { callOn, placeOf } from "./refs.ts";
import type { Tab } from "./tab.ts";

export interface ScreenshotParams {
  tab: string;
  crop?: { x: number; y: number; width: number; height: number };
  full?: boolean;
  ref?: string;
  marks?: boolean;
}

export interface Picture {
  format: "png" | "jpeg";
  /** Base64, as Firefox gives it. */
  data: string;
}

type Clip = { type: "box"; x: number; y: number; width: number; height: number };

/** Above it a full page is refused rather than cut: an encoder's worth of memory, px. */
const TALLEST = 32_000;

export async function screenshot(
  browser: Browser,
  params: ScreenshotParams,
  signal: AbortSignal,
): Promise<Picture> {
  const tab = browser.tab(params.tab);
  if (
    [params.crop, params.full || undefined, params.ref].filter((v) => v !== undefined).length > 1
  ) {
    throw new Fault("invalid", "crop, full and ref exclude one another. Give one of them.");
  }
  if (params.marks && params.ref !== undefined) {
    throw new Fault("invalid", "marks goes with the viewport, crop or full, not with ref.");
  }
  const clip = await clipOf(browser, tab, params, signal);
  // A frame's pictures are in its own coordinates.
  const context = params.ref === undefined ? tab.context : placeOf(browser, tab, params.ref);
  const full = params.full ?? false;
  const taken = await capture(browser, context, full, clip, { type: "image/png" }, signal);
  const paint = params.marks
    ? (type: string) => marked(browser, tab, taken, type, { full, ...clip }, signal)
    : undefined;
  const png = await paint?.("image/png") ?? taken;
  if (bytes(png) <= browser.limits.pictureMax) return { format: "png", data: png };
  const jpeg = { type: "image/jpeg", quality: 0.8 };
  return {
    format: "jpeg",
    data: await paint?.(jpeg.type) ?? await capture(browser, context, full, clip, jpeg, signal),
  };
}

async function clipOf(
  browser: Browser,
  tab: Tab,
  params: ScreenshotParams,
  signal: AbortSignal,
): Promise<Clip | undefined> {
  if (params.ref !== undefined) {
    const { box } = await callOn(
      browser,
      tab,
      "prepare",
      { ref: params.ref, intent: "crop" },
      signal,
    );
    return within({
      x: Math.max(0, box.x),
      y: Math.max(0, box.y),
      width: box.width,
      height: box.height,
    });
  }
  if (params.full) {
    const { maxY } = await call(browser, tab, "scrollState", {}, signal);
    if (maxY + VIEWPORT.height > TALLEST) {
      throw new Fault(
        "invalid",
        `The page is ${
          maxY + VIEWPORT.height
        } px tall, more than ${TALLEST}. Scroll and take viewport pictures.`,
      );
    }
    return undefined;
  }
  return params.crop && within(params.crop);
}

/** Past an edge it is clipped; wholly outside it is refused (contract, section 3). */
function within(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Clip {
  if (x >= VIEWPORT.width || y >= VIEWPORT.height) {
    throw new Fault(
      "invalid",
      `The region lies outside the viewport of ${VIEWPORT.width} × ${VIEWPORT.height}. Choose x and y inside it.`,
    );
  }
  return {
    type: "box",
    x,
    y,
    width: Math.min(width, VIEWPORT.width - x),
    height: Math.min(height, VIEWPORT.height - y),
  };
}

async function capture(
  browser: Browser,
  context: string,
  full: boolean,
  clip: Clip | undefined,
  format: { type: string; quality?: number },
  signal: AbortSignal,
): Promise<string> {
  const { data } = await browser.bidi.send("browsingContext.captureScreenshot", {
    context,
    origin: full ? "document" : "viewport",
    format,
    ...(clip && { clip }),
  }, signal);
  return data;
}

function bytes(base64: string): number {
  return Math.floor(base64.length * 3 / 4);
}
