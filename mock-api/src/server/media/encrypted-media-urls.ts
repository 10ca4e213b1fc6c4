import type { MediaUrlsOf } from '../../world/ports.ts';
import { clipAddresses } from './protected-clips.ts';
import { pictureAddresses } from './protected-pictures.ts';
import type { AddressCipher } from './address-cipher.ts';

/**
 * Addresses of protected media that only this server can decrypt; those of WebRTC only with `hasWebRtc`.
 * @assumed The documents say only that locked pictures are blurred; docs/decisions/0021.
 */
export const encryptedMediaUrls =
  (cipher: AddressCipher, { hasWebRtc = false } = {}): MediaUrlsOf =>
  (world) => ({ ...pictureAddresses(cipher, world), ...clipAddresses(cipher, world, hasWebRtc) });
