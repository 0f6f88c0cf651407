/**
 * References drawn on a picture. The picture is painted in a canvas that is in no document, so that the page
 * neither sees nor hears of it.
 */
import type { Boxes, Mark } from "./contract.ts";
import { labelsOf } from "./dom.ts";
import { frameBox } from "./frames.ts";
import { rectsOf } from "./hit.ts";
import { standing } from "./refs.ts";
import { isShown } from "./visible.ts";

const FONT = 12;
const LINE = 2;
/** Dark enough for white letters on them; neighbours differ. */
const COLOURS = ["#b00020", "#0b57d0", "#146c2e", "#7b1fa2", "#8a4b00", "#00606b"];

/** Where the elements of the standing observation are seen, and the frames by which others are. */
export function boxes(o: { whole: boolean }): Boxes {
  const marks: Mark[] = [];
  const frames: Boxes["frames"] = [];
  for (const { ref, element } of standing()) {
    const place = rectsOf(element).length > 0
      ? element
      : labelsOf(element).find(isShown) ?? element;
    const rect = rectsOf(place)[0];
    if (!rect || !isShown(place)) continue;
    const { left, top, right, bottom, width, height } = rect;
    const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!seen && !o.whole) continue;
    marks.push({ ref, x: left, y: top, width, height });
    const box = frameBox(element);
    if (box) frames.push({ ref, ...box });
  }
  return { marks, frames, scroll: { x: scrollX, y: scrollY } };
}

/** The picture with the marks on it, all in base64. */
export async function paint(
  picture: string,
  marksJson: string,
  type: string,
): Promise<string> {
  const marks: Mark[] = JSON.parse(marksJson);
  const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  context.font = `bold ${FONT}px sans-serif`;
  context.textBaseline = "top";
  context.lineWidth = LINE;
  for (const [i, mark] of marks.entries()) draw(context, mark, COLOURS[i % COLOURS.length] ?? "");
  const blob = await canvas.convertToBlob({ type, quality: 0.8 });
  return await base64(blob);
}

function draw(context: OffscreenCanvasRenderingContext2D, mark: Mark, colour: string): void {
  const { ref, x, y, width, height } = mark;
  context.strokeStyle = context.fillStyle = colour;
  context.strokeRect(x, y, width, height);
  const label = context.measureText(ref).width + 4;
  // Above the box where there is room, so that what is in it can be read.
  const top = y >= FONT + 4 ? y - FONT - 4 : y;
  const left = Math.max(0, Math.min(x, context.canvas.width - label));
  context.fillRect(left, top, label, FONT + 4);
  context.fillStyle = "#fff";
  context.fillText(ref, left + 2, top + 2);
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  }
  return btoa(parts.join(""));
}
