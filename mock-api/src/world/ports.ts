import type { Brand, PictureKind } from '@lounge/art';
import type { Product } from '@lounge/locale';
import type { Infer, tvStreamType } from '@lounge/protocol';
import { folderOf, type ClipName, type PerformerClip } from '../media/clips.ts';
import type { DeliveredMedia } from '../media/DeliveredMedia.ts';
import type { Bus } from './bus.ts';
import type { WorldChannel } from './channel.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './Faults.ts';
import type { ReencodeImage } from './reencode-image.ts';
import type { AroundChange } from './observed-database.ts';
import type { SecretHash } from './secret-hash.ts';
import type { WebPush } from './web-push.ts';

/** A picture of an album that only buyers see sharp. */
export interface ProtectedPicture {
  readonly brand: Brand;
  readonly kind: PictureKind;
  readonly seed: string;
  /** Whether it is shown only while its viewer's age check is accepted. @default false */
  readonly isAdult?: boolean;
}

/** A clip in a brand's style, or a performer's, which is the same for both brands. */
export interface BrandClip {
  readonly brand: Brand;
  readonly clip: ClipName | PerformerClip;
}

/** A video that only buyers see whole: a clip that loops for some seconds. */
export interface ProtectedVideo extends BrandClip {
  readonly seconds: number;
  /** Whether it is shown only while its viewer's age check is accepted. @default false */
  readonly isAdult?: boolean;
  /** Whether it is shown only while its viewer has a TV subscription. @default false */
  readonly needsTv?: boolean;
}

/** A performer's stream that ends at an instant, in milliseconds since 1970. */
export interface PerformerStream extends BrandClip {
  readonly actorId: number;
  readonly until: number;
  /** The chat whose stream it is; it ends with the chat. @default a preview's stream */
  readonly chatKey?: string;
}

/** A stream of TV, which goes on whatever is on. */
export interface TvStream extends BrandClip {
  readonly tv: Infer<typeof tvStreamType>;
  /** Who watches: addresses differ, as each may have some connections and waiting requests only. */
  readonly watcher: string;
}

/** A stream whose address says until when it is valid, and for whom. */
export type ProtectedStream = PerformerStream | TvStream;

/** Creates addresses of protected media. Addresses of pictures are bases to which `/w{width}.webp`, `.avif` or `.jpeg` is appended. */
export interface MediaUrls {
  /** The blurred variant: the same for everybody. */
  blurred(picture: ProtectedPicture): string;
  /** The sharp variant, for one guest only, or for anyone if `viewer` is null. The address may expire. */
  sharp(picture: ProtectedPicture, viewer: number | null): string;
  /** A video for a player, for one guest only, or for anyone if `viewer` is null. */
  video(video: ProtectedVideo, viewer: number | null): string;
  /** A live stream for a player; a performer's ends at its `until`, one of premium TV with the viewer's subscription. */
  live(stream: ProtectedStream, viewer: number | null): string;
  /** The same stream by WebRTC, an address for WHEP; null where the server has none. */
  whep(stream: ProtectedStream, viewer: number | null): string | null;
}

/** Creates the media URLs of a world. */
export type MediaUrlsOf = (world: { readonly name: string; readonly clock: Clock }) => MediaUrls;

/** The base address of the public files of a clip: preview and captions. */
export const publicClipBase = ({ brand, clip }: BrandClip): string => `/media/clips/${folderOf(brand, clip)}`;

/** The address of a clip's preview, its loop as one file. */
export const previewOf = (clip: BrandClip): string => `${publicClipBase(clip)}/preview.mp4`;

/**
 * Addresses without protection, for worlds in the browser, which are readable as a whole anyway, and for tests. They contain
 * the seed; the server rejects those of sharp pictures.
 */
export const plainMediaUrls: MediaUrlsOf = () => {
  const base = ({ brand, kind, seed }: ProtectedPicture) => `/pictures/${brand}/${kind}/${encodeURIComponent(seed)}`;
  return {
    blurred: (picture) => `${base(picture)}/locked`,
    sharp: base,
    video: previewOf,
    live: previewOf,
    whep: () => null,
  };
};

/** The parts of a world that several processes share. */
export interface SharedParts {
  /** @default no other process */
  readonly channel: WorldChannel;
  /** @default a bus of this process */
  readonly bus: Bus;
  readonly delivered: DeliveredMedia;
  readonly faults: Faults;
}

/** The dependencies of a world on its platform. */
export interface Ports extends SharedParts {
  /** @default plainMediaUrls */
  readonly mediaUrls: MediaUrlsOf;
  /** @default plainSecretHash */
  readonly secretHash: SecretHash;
  /** @default plainWebPush */
  readonly webPush: WebPush;
  /** @default plainImage */
  readonly reencodeImage: ReencodeImage;
  /** The product of each brand. @default the platform's */
  readonly products: Readonly<Record<Brand, Product>>;
  /** Called with the error of a listener to the world's pushes or events. @default an unhandled rejection */
  readonly report: (cause: unknown) => void;
  /** Runs around each change. @default nothing */
  readonly aroundChange: AroundChange | undefined;
}
