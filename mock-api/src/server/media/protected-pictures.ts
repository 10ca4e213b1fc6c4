import { isPictureRequest, type PictureRequest } from '../pictures/index.ts';
import type { MediaUrls, MediaUrlsOf, ProtectedPicture } from '../../world/ports.ts';
import { endOf, type Grant } from './grant.ts';
import type { AddressCipher } from './address-cipher.ts';

/** The folder of kept pictures in addresses; no brand has this name. */
export const protectedPrefix = '/pictures/kept/';

/** What a kept address asks for; blurred pictures have no grant. */
export interface ProtectedPictureRequest extends PictureRequest {
  readonly grant: Grant | null;
}

type Sealed = [
  brand: string,
  kind: string,
  seed: string,
  ...([] | [world: string, viewer: number | null, end: number]),
];

/** Addresses of pictures that only their server can read; a sharp one carries its world, its guest and its end. */
export const pictureAddresses = (
  seal: AddressCipher,
  { name, clock }: Parameters<MediaUrlsOf>[0],
): Pick<MediaUrls, 'blurred' | 'sharp'> => {
  const address = (...sealed: Sealed) => `${protectedPrefix}${seal.encrypt(JSON.stringify(sealed))}`;
  const of = ({ brand, kind, seed }: ProtectedPicture) => [brand, kind, seed] as const;
  return {
    blurred: (picture) => address(...of(picture)),
    sharp: (picture, viewer) => address(...of(picture), name, viewer, endOf(clock.now())),
  };
};

const pathShape = /^\/pictures\/kept\/([\w-]+)\/w([1-9]\d{1,3})\.webp$/;

/** What a path below the folder of kept pictures asks for; null where it is no address of this server. */
export const parseProtectedPath = (seal: AddressCipher, path: string): ProtectedPictureRequest | null => {
  const [, word = '', digits] = pathShape.exec(path) ?? [];
  const text = seal.decrypt(word);
  if (text === null) return null;
  const [brand, kind, seed, world, viewer = null, until = 0] = JSON.parse(text) as Sealed;
  const locked = world === undefined;
  // What was sealed here was a picture then; another version may have had other kinds.
  const request = { brand, kind, seed, locked, width: Number(digits) } as PictureRequest;
  if (!isPictureRequest(request)) return null;
  return { ...request, grant: locked ? null : { world, viewer, until } };
};
