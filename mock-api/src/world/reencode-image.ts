/** The types of pictures that guests may upload. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** An uploaded picture as it is stored. */
export interface StorableImage {
  readonly bytes: Uint8Array;
  readonly contentType: ImageType;
}

/**
 * Encodes the pixels of an upload anew, and nothing else of the file. Fails with `wrongType` for no picture, `tooLarge` for too many pixels,
 * `unavailable` while many wait. `side` cuts it to a square WebP.
 */
export type ReencodeImage = (
  bytes: Uint8Array,
  side?: number,
) => Promise<StorableImage | 'wrongType' | 'tooLarge' | 'unavailable'>;

const hasTextAt = (bytes: Uint8Array, offset: number, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(offset, offset + text.length)) === text;

/** Returns the type of a picture by its first bytes; null for other formats. */
export const imageType = (bytes: Uint8Array): ImageType | null => {
  if (bytes[0] === 0x89 && hasTextAt(bytes, 1, 'PNG\r\n\u001A\n')) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  return hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP') ? 'image/webp' : null;
};

/** Stores the bytes as they come, for worlds in the browser, whose pictures nobody else gets, and for tests. */
export const plainImage: ReencodeImage = (bytes) => {
  const contentType = imageType(bytes);
  return Promise.resolve(contentType === null ? 'wrongType' : { bytes, contentType });
};
