import { clipNames, type ClipName } from '../../media/clips.ts';
import type { BrandClip, MediaUrls, MediaUrlsOf } from '../../world/ports.ts';
import { endOf, type Grant } from './grant.ts';
import type { AddressCipher } from './address-cipher.ts';

/** Where sealed videos and streams lie. */
export const clipFolders = { video: '/media/video/', live: '/media/live/' } as const;

/** What a sealed address plays: a video of so many seconds, or the stream of a performer. */
export interface ProtectedClip extends BrandClip {
  readonly kind: 'video' | 'live';
  /** The seconds of a video, the performer of a stream. */
  readonly of: number;
  readonly grant: Grant;
}

type Sealed = [
  kind: ProtectedClip['kind'],
  brand: ProtectedClip['brand'],
  clip: ClipName,
  of: number,
  world: string,
  viewer: number | null,
  until: number,
];

/** Addresses of videos and streams that only their server can read. */
export const clipAddresses = (
  seal: AddressCipher,
  { name, clock }: Parameters<MediaUrlsOf>[0],
): Pick<MediaUrls, 'video' | 'live'> => {
  const address = (...sealed: Sealed) => `${clipFolders[sealed[0]]}${seal.encrypt(JSON.stringify(sealed))}/master.m3u8`;
  return {
    video: ({ brand, clip, seconds }, viewer) =>
      address('video', brand, clip, seconds, name, viewer, endOf(clock.now())),
    live: ({ brand, clip, actorId, until }, viewer) => address('live', brand, clip, actorId, name, viewer, until),
  };
};

const pathShape = /^\/media\/(video|live)\/([\w-]+)\/([\w./]{1,40})$/;

/** What a path below the folders of sealed clips asks for, and its file; null where it is no address of this server. */
export const parseClipPath = (
  seal: AddressCipher,
  path: string,
): { readonly kept: ProtectedClip; readonly file: string } | null => {
  const [, folder, word = '', file = ''] = pathShape.exec(path) ?? [];
  const text = seal.decrypt(word);
  if (text === null) return null;
  const [kind, brand, clip, of, world, viewer, until] = JSON.parse(text) as Sealed;
  if (kind !== folder || !clipNames.includes(clip)) return null;
  return { kept: { kind, brand, clip, of, grant: { world, viewer, until } }, file };
};
