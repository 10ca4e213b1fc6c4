import { join } from 'node:path';
import type { PictureRequest } from '../../media/picture-path.ts';

export {
  isPictureRequest,
  parsePicturePath,
  type PictureFormat,
  type PictureName,
  type PictureRequest,
} from '../../media/picture-path.ts';

/** The path of a picture's file below a root folder. The request must be valid. */
export function pictureFile(
  root: string,
  { brand, kind, seed, width, locked, format = 'webp' }: PictureRequest,
): string {
  return join(root, brand, kind, seed, ...(locked ? ['locked'] : []), `w${width}.${format}`);
}
