import { imageSize } from 'image-size';
import type { ImageType } from '../../world/reencode-image.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const textAt = (bytes: DataView, offset: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + offset, length));

/** Size by the first chunk, which has to be the header that the decoder reads too; null where a chunk is cut off or the last one is missing. */
const pngSize = (view: DataView): Size | null => {
  if (view.byteLength < 33 || view.getUint32(8) !== 13 || textAt(view, 12, 4) !== 'IHDR') return null;
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (textAt(view, at + 4, 4) === 'IEND') return { width: view.getUint32(16), height: view.getUint32(20) };
  return null;
};

/** Whether a JPEG has its end after the begin of its picture; what is before that may have a thumbnail with an end of its own. */
const isWholeJpeg = (view: DataView, bytes: Uint8Array): boolean => {
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at + 1) !== 0xda) continue;
    for (let end = bytes.indexOf(0xff, at + 2); end >= 0; end = bytes.indexOf(0xff, end + 1))
      if (bytes[end + 1] === 0xd9) return true;
    return false;
  }
  return false;
};

/** Width and height of an upload before it is decoded; null for a file that is cut off or has no head that can be read. */
export const imageHead = (bytes: Uint8Array, type: ImageType): Size | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png') return pngSize(view);
  if (type === 'image/webp' && view.getUint32(4, true) + 8 > view.byteLength) return null;
  if (type === 'image/jpeg' && !isWholeJpeg(view, bytes)) return null;
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
};
