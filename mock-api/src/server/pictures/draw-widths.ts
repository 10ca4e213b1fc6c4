import { drawPicture, heightFor, pictureWidths } from '@lounge/art';
import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { PictureName } from './picture-file.ts';

/** The WebP files of one picture by their width. */
export type PictureFiles = ReadonlyMap<number, Uint8Array<ArrayBuffer>>;

/** WebP quality by width, 0 to 100; grain and edges show more in small pictures. */
const qualities: Readonly<Record<number, number>> = { 60: 84, 160: 88, 320: 86, 640: 86, 1280: 90, 1920: 90 };

/** A blurred picture has only gradients, which show banding at a lower quality. */
const LOCKED_QUALITY = 88;

/** Scales down by at most half in each step, because more would skip pixels and cause aliasing in the grain. */
function scaledDown(canvas: Canvas, width: number, height: number): Canvas {
  let current = canvas;
  while (current.width > width) {
    const half = current.width / 2 > width;
    const next = half
      ? createCanvas(Math.round(current.width / 2), Math.round(current.height / 2))
      : createCanvas(width, height);
    const context = next.getContext('2d');
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(current, 0, 0, next.width, next.height);
    current = next;
  }
  return current;
}

/** Draws a picture at its kind's largest width and returns the requested widths as WebP. @default all of the kind's */
export function drawWidths(name: PictureName, widths: readonly number[] = pictureWidths[name.kind]): PictureFiles {
  const { brand, kind, seed, locked = false } = name;
  const largest = Math.max(...pictureWidths[kind]);
  let canvas = createCanvas(largest, heightFor(kind, largest));
  drawPicture(canvas, { brand, kind, seed, blurred: locked }, { createCanvas });
  const files = new Map<number, Uint8Array<ArrayBuffer>>();
  for (const width of widths.toSorted((a, b) => b - a)) {
    canvas = scaledDown(canvas, width, heightFor(kind, width));
    const quality = locked ? LOCKED_QUALITY : (qualities[width] ?? 86);
    files.set(width, new Uint8Array(canvas.toBuffer('image/webp', quality)));
  }
  return files;
}
