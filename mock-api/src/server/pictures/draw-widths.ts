import { drawPicture, heightFor, pictureWidths, type Palettes } from '@lounge/art';
import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { PictureFormat, PictureName } from './picture-file.ts';

/** The files of one picture by their width. */
export type PictureFiles = ReadonlyMap<number, Uint8Array<ArrayBuffer>>;

/** WebP and JPEG quality by width, 0 to 100; grain and edges show more in small pictures. */
const qualities: Readonly<Record<number, number>> = { 60: 84, 160: 88, 320: 86, 640: 86, 1280: 90, 1920: 90 };

/** A blurred picture has only gradients, which show banding at a lower quality. */
const LOCKED_QUALITY = 88;

/** AVIF looks the same at a lower number than WebP; faster encoders than 6 lose most of what it saves. */
const AVIF = { quality: 70, lockedQuality: 76, speed: 6 };

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

function encoded(canvas: Canvas, format: PictureFormat, width: number, locked: boolean): Uint8Array<ArrayBuffer> {
  if (format === 'avif') {
    const { quality, lockedQuality, speed } = AVIF;
    return new Uint8Array(canvas.toBuffer('image/avif', { quality: locked ? lockedQuality : quality, speed }));
  }
  const quality = locked ? LOCKED_QUALITY : (qualities[width] ?? 86);
  return new Uint8Array(canvas.toBuffer(`image/${format}`, quality));
}

/** Draws a picture at its kind's largest width, or a larger one that is asked for, and returns the requested widths in one format. @default all widths of the kind, as WebP */
export function drawWidths(
  name: PictureName & { readonly format?: PictureFormat | undefined; readonly palettes?: Palettes | undefined },
  widths: readonly number[] = pictureWidths[name.kind],
): PictureFiles {
  const { brand, kind, seed, locked = false, format = 'webp', palettes } = name;
  const largest = Math.max(...pictureWidths[kind], ...widths);
  let canvas = createCanvas(largest, heightFor(kind, largest));
  drawPicture(canvas, { brand, kind, seed, palettes, blurred: locked }, { createCanvas });
  const files = new Map<number, Uint8Array<ArrayBuffer>>();
  for (const width of widths.toSorted((a, b) => b - a)) {
    canvas = scaledDown(canvas, width, heightFor(kind, width));
    files.set(width, encoded(canvas, format, width, locked));
  }
  return files;
}
