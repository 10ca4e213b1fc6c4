import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import { imageHead } from './image-head.ts';
import { imageType, type ImageType, type StorableImage } from '../../world/reencode-image.ts';

/** Pixels of an upload, which are checked before anything is decoded: decoding takes four bytes for each. @assumed Phones take up to 50 megapixels. */
const maxPixels = 51_000_000;
/** The longer side of a stored picture in pixels; larger ones are reduced. @assumed A conversation shows nothing larger. */
export const maxSide = 2560;

const decode = async (bytes: Uint8Array) => {
  try {
    return await loadImage(bytes);
  } catch {
    return null;
  }
};

const encodeAs = (canvas: Canvas, type: ImageType): Promise<Uint8Array> => {
  if (type === 'image/png') return canvas.encode('png');
  return type === 'image/jpeg' ? canvas.encode('jpeg', 88) : canvas.encode('webp', 88);
};

/** An uploaded file, and the side of the square to which its middle is cut; without it, the whole picture is kept. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly side?: number;
}

/** Cuts the middle of a picture to a square. A smaller picture is enlarged, so that all have the size that pages ask for. */
const squareOf = async (image: Image, side: number): Promise<StorableImage> => {
  const canvas = createCanvas(side, side);
  const cut = Math.min(image.width, image.height);
  const [x, y] = [(image.width - cut) / 2, (image.height - cut) / 2];
  canvas.getContext('2d').drawImage(image, x, y, cut, cut, 0, 0, side, side);
  return { bytes: await encodeAs(canvas, 'image/webp'), contentType: 'image/webp' };
};

/** Encodes an upload anew: upright as its metadata says, then without metadata, one frame, and nothing behind its end. */
export const reencode = async (
  { bytes, side }: Upload,
  maxBytes: number,
): Promise<StorableImage | 'wrongType' | 'tooLarge'> => {
  const contentType = imageType(bytes);
  const size = contentType === null ? null : imageHead(bytes, contentType);
  if (contentType === null || size === null) return 'wrongType';
  if (size.width * size.height > maxPixels) return 'tooLarge';
  const image = await decode(bytes);
  if (image === null || image.width === 0 || image.height === 0) return 'wrongType';
  // The head says what the decoder finds; another size is a file that was made to deceive one of them.
  if (image.width * image.height !== size.width * size.height) return 'wrongType';
  if (side !== undefined) return squareOf(image, side);
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  const encoded = await encodeAs(canvas, contentType);
  // A photograph as PNG may need more bytes than its upload had.
  if (encoded.length <= maxBytes) return { bytes: encoded, contentType };
  return { bytes: await encodeAs(canvas, 'image/webp'), contentType: 'image/webp' };
};
