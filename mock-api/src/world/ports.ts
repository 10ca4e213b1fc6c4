import type { Brand, PictureKind } from '@lounge/art';
import type { ClipName } from '../media/clips.ts';
import type { Clock } from './world.ts';

/** A picture of an album that not everybody may see sharp. */
export interface ProtectedPicture {
  readonly brand: Brand;
  readonly kind: PictureKind;
  readonly seed: string;
}

/** A clip in a brand's hand. */
export interface BrandClip {
  readonly brand: Brand;
  readonly clip: ClipName;
}

/** A video that not everybody may see whole: a clip that is played over and over for some seconds. */
export interface ProtectedVideo extends BrandClip {
  readonly seconds: number;
}

/** A performer's stream until an instant, in milliseconds since 1970. */
export interface ProtectedStream extends BrandClip {
  readonly actorId: number;
  readonly until: number;
}

/** Gives addresses of what is kept. Pictures' are bases that `/w{width}.webp` is added to. */
export interface MediaUrls {
  /** The blurred variant: the same for everybody. */
  blurred(picture: ProtectedPicture): string;
  /** The sharp one, for a guest only, or for anyone where `viewer` is null. It need not stay good for ever. */
  sharp(picture: ProtectedPicture, viewer: number | null): string;
  /** A video as a player opens it, for a guest only, or for anyone where `viewer` is null. */
  video(video: ProtectedVideo, viewer: number | null): string;
  /** A performer's stream as a player opens it; it ends by itself. */
  live(stream: ProtectedStream, viewer: number | null): string;
}

/** Makes the keeper of a world. */
export type MediaUrlsOf = (world: { readonly name: string; readonly clock: Clock }) => MediaUrls;

/** The folder of what every visitor may have of a clip. */
export const openClip = ({ brand, clip }: BrandClip): string => `/media/clips/${brand}/${clip}`;

/** A clip's loop as one file. */
export const previewOf = (clip: BrandClip): string => `${openClip(clip)}/preview.mp4`;

/**
 * The keeper where nobody else's eyes have to be kept out: in the browser, where the whole world lies open anyway, and
 * in tests. Its addresses name the seed; the server refuses the sharp ones.
 */
export const plainMediaUrls: MediaUrlsOf = () => {
  const base = ({ brand, kind, seed }: ProtectedPicture) => `/pictures/${brand}/${kind}/${seed}`;
  return { blurred: (picture) => `${base(picture)}/locked`, sharp: base, video: previewOf, live: previewOf };
};

/** What a world needs from its surroundings. */
export interface Ports {
  /** @default plainKeeper */
  readonly mediaUrls: MediaUrlsOf;
}
