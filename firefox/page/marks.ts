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
  const taken: Box[] = marks.map((mark) => mark);
  for (const [i, mark] of marks.entries()) {
    const colour = COLOURS[i % COLOURS.length] ?? "";
    context.strokeStyle = colour;
    context.strokeRect(mark.x, mark.y, mark.width, mark.height);
    const tag = { width: context.measureText(mark.ref).width + 4, height: FONT + 4 };
    const place = spot(mark, tag, taken, canvas);
    taken.push({ ...place, ...tag });
    context.fillStyle = colour;
    context.fillRect(place.x, place.y, tag.width, tag.height);
    context.fillStyle = "#fff";
    context.fillText(mark.ref, place.x + 2, place.y + 2);
  }
  const blob = await canvas.convertToBlob({ type, quality: 0.8 });
  return await base64(blob);
}

type Box = Pick<Mark, "x" | "y" | "width" | "height">;
type Size = Pick<Mark, "width" | "height">;

/** Where the reference is written: beside its box, over no other and nothing written already, if there is such a place. */
function spot(box: Box, tag: Size, taken: Box[], canvas: Size): { x: number; y: number } {
  const spots = [
    { x: box.x, y: box.y - tag.height },
    { x: box.x + box.width, y: box.y },
    { x: box.x - tag.width, y: box.y },
    { x: box.x, y: box.y + box.height },
  ].map(({ x, y }) => ({
    x: Math.max(0, Math.min(x, canvas.width - tag.width)),
    y: Math.max(0, Math.min(y, canvas.height - tag.height)),
  }));
  return spots.find((at) =>
    !taken.some((other) => other !== box && overlap({ ...at, ...tag }, other))
  ) ??
    spots[0] ?? box;
}

function overlap(a: Box, b: Box): boolean {
  // What holds the element is no obstacle: its words are elsewhere.
  const holds = b.width > 4 * a.width && b.height > 4 * a.height;
  return !holds && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
    b.y < a.y + a.height;
}

/** By a reader, since the bytes themselves are of the page's world and closed to this one. */
function base64(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
  reader.onerror = () => reject(new Error("the picture cannot be read"));
  reader.readAsDataURL(blob);
  return promise;
}
