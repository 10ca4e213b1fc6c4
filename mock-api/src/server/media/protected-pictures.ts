import { isPictureRequest, type PictureRequest } from '../pictures/index.ts';
import type { MediaUrls, MediaUrlsOf, ProtectedPicture } from '../../world/ports.ts';
import { expiryOf, type Grant } from './grant.ts';
import type { AddressCipher } from './address-cipher.ts';

/** The path prefix of protected pictures; no brand has this name. */
export const protectedPrefix = '/pictures/kept/';

/** A picture behind an encrypted address; blurred ones have no grant. */
export interface ProtectedPictureRequest extends PictureRequest {
  readonly grant: Grant | null;
}

type Payload = [
  brand: string,
  kind: string,
  seed: string,
  ...([] | [world: string, viewer: number | null, end: number, isAdult?: boolean]),
];

/** Encrypted addresses of pictures; a sharp one contains its world, guest and expiry. */
export const pictureAddresses = (
  cipher: AddressCipher,
  { name, clock }: Parameters<MediaUrlsOf>[0],
): Pick<MediaUrls, 'blurred' | 'sharp'> => {
  const address = (...payload: Payload) => `${protectedPrefix}${cipher.encrypt(JSON.stringify(payload))}`;
  const nameOf = ({ brand, kind, seed }: ProtectedPicture) => [brand, kind, seed] as const;
  return {
    blurred: (picture) => address(...nameOf(picture)),
    sharp: (picture, viewer) =>
      address(...nameOf(picture), name, viewer, expiryOf(clock.now()), picture.isAdult ?? false),
  };
};

const pathPattern = /^\/pictures\/kept\/([\w-]+)\/w([1-9]\d{1,3})\.([a-z]+)$/;

/** Parses a path of a protected picture. Returns null if it is not an address of this server. */
export const parseProtectedPath = (cipher: AddressCipher, path: string): ProtectedPictureRequest | null => {
  const [, token = '', digits, format] = pathPattern.exec(path) ?? [];
  const text = cipher.decrypt(token);
  if (text === null) return null;
  const [brand, kind, seed, world, viewer = null, until = 0, isAdult = false] = JSON.parse(text) as Payload;
  const locked = world === undefined;
  // Checked, because an older version of this server may have had other kinds and widths.
  const request = { brand, kind, seed, locked, width: Number(digits), format } as PictureRequest;
  if (!isPictureRequest(request)) return null;
  return { ...request, grant: locked ? null : { world, viewer, until, isAdult } };
};
