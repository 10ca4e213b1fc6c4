import { isClip } from '../../media/clips.ts';
import type { BrandClip, MediaUrls, MediaUrlsOf, ProtectedStream } from '../../world/ports.ts';
import { expiryOf, type Grant } from './grant.ts';
import type { AddressCipher } from './address-cipher.ts';

/** The path prefixes of protected videos and streams. */
const clipFolders = { video: '/media/video/', live: '/media/live/' } as const;

interface Granted extends BrandClip {
  readonly grant: Grant;
}

/** A video of some seconds. */
export interface ProtectedVideo extends Granted {
  readonly kind: 'video';
  readonly seconds: number;
}

/** The stream of a performer, or of TV. */
export interface ProtectedLive extends Granted {
  readonly kind: 'live';
  /** Null for a stream of TV, which goes on with nobody. */
  readonly actorId: number | null;
  /** The chat whose stream it is; null for a preview's. */
  readonly chatKey: string | null;
  /** The encrypted part of its address: the same for every file of one viewer's stream. */
  readonly address: string;
}

/** The clip of an encrypted address. */
export type ProtectedClip = ProtectedVideo | ProtectedLive;

type Payload = [
  kind: ProtectedClip['kind'],
  brand: ProtectedClip['brand'],
  clip: ProtectedClip['clip'],
  secondsOrActorId: number | null,
  world: string,
  viewer: number | null,
  until: number,
  chatKey: string | null,
  isAdult?: boolean,
  needsTv?: boolean,
  watcher?: string,
];

/** The last part of a stream's address for WHEP. */
export const whepFile = 'whep';

/** Encrypted addresses of videos and streams; those for WHEP only with `hasWebRtc`. */
export const clipAddresses = (
  cipher: AddressCipher,
  { name, clock }: Parameters<MediaUrlsOf>[0],
  hasWebRtc: boolean,
): Pick<MediaUrls, 'video' | 'live' | 'whep'> => {
  const folder = (...payload: Payload) => `${clipFolders[payload[0]]}${cipher.encrypt(JSON.stringify(payload))}`;
  const address = (...payload: Payload) => `${folder(...payload)}/master.m3u8`;
  const payloadOf = (stream: ProtectedStream, viewer: number | null): Payload => {
    const { brand, clip } = stream;
    if (!('tv' in stream)) {
      const { actorId, until, chatKey = null } = stream;
      return ['live', brand, clip, actorId, name, viewer, until, chatKey];
    }
    const { tv, watcher } = stream;
    return ['live', brand, clip, null, name, viewer, expiryOf(clock.now()), null, false, tv === 'premium', watcher];
  };
  return {
    video: ({ brand, clip, seconds, isAdult = false, needsTv = false }, viewer) =>
      address('video', brand, clip, seconds, name, viewer, expiryOf(clock.now()), null, isAdult, needsTv),
    live: (stream, viewer) => address(...payloadOf(stream, viewer)),
    whep: (stream, viewer) => (hasWebRtc ? `${folder(...payloadOf(stream, viewer))}/${whepFile}` : null),
  };
};

const pathPattern = /^\/media\/(video|live)\/([\w-]+)\/([\w./]{1,40})$/;

/** Parses a path of a protected clip. Returns null if it is not an address of this server. */
export const parseClipPath = (
  cipher: AddressCipher,
  path: string,
): { readonly clip: ProtectedClip; readonly file: string } | null => {
  const [, folder, token = '', file = ''] = pathPattern.exec(path) ?? [];
  const text = cipher.decrypt(token);
  if (text === null) return null;
  // The cipher authenticates its texts, so this server wrote the payload.
  const [kind, brand, clip, secondsOrActorId, world, viewer, until, chatKey, isAdult = false, needsTv = false] =
    JSON.parse(text) as Payload;
  if (kind !== folder || !isClip(clip)) return null;
  const granted = { brand, clip, grant: { world, viewer, until, isAdult, needsTv } };
  if (kind === 'video') return { clip: { ...granted, kind, seconds: secondsOrActorId ?? 0 }, file };
  return { clip: { ...granted, kind, actorId: secondsOrActorId, chatKey, address: token }, file };
};
