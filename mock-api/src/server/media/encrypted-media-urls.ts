import type { MediaUrlsOf } from '../../world/ports.ts';
import { clipAddresses } from './protected-clips.ts';
import { pictureAddresses } from './protected-pictures.ts';
import type { AddressCipher } from './address-cipher.ts';

/**
 * The keeper of a server: addresses that only it can read.
 * @assumed The documents say only that locked pictures are blurred; docs/decisions/0021.
 */
export const encryptedMediaUrls =
  (seal: AddressCipher): MediaUrlsOf =>
  (world) => ({ ...pictureAddresses(seal, world), ...clipAddresses(seal, world) });
