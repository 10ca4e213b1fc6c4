import { pathTo, performerSlug } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { libraryAsset, librarySource } from '@lounge/protocol/content/media-library';
import { adultRating, restrictionWith, type Restricted } from '../../foundation/wallet/restriction.ts';
import { clipFor } from '../../media/clips.ts';
import { sourceOf } from '../../media/media-source.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { parseJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { albumOfPicture, positionOfPicture } from '../favourites/statements.ts';
import { pictureAt, previewsOf, restrictedBy } from '../galleries/map-album.ts';
import { restrictedBy as videoRestrictedBy } from '../videos/map-video.ts';
import type { VideoRow } from '../videos/statements.ts';
import { assetIdOf } from './asset-id.ts';
import type { MediaRow } from './statements.ts';

type Asset = Infer<typeof libraryAsset>;
type AlbumRow = Row<'album'> & { readonly actorName: string };
type ChatMediaRow = Row<'chatMedia'> & { readonly actorName: string };
type PostRow = Row<'feedPost'> & { readonly actorName: string };

/** The rows of a page, and what opens them. */
export interface PageRows {
  readonly videos: ReadonlyMap<number, VideoRow>;
  readonly albums: ReadonlyMap<number, AlbumRow>;
  readonly chatMedia: ReadonlyMap<number, ChatMediaRow>;
  readonly posts: ReadonlyMap<number, PostRow>;
  /** The ids of owned content, by kind. */
  readonly owned: Readonly<Record<'video' | 'album', ReadonlySet<number>>>;
  readonly isVip: boolean;
  readonly isAdult: boolean;
}

/** Whether content is locked for the guest of these rows. */
const isLockedFor = (
  content: Restricted,
  kind: keyof PageRows['owned'],
  id: number,
  { owned, isVip, isAdult }: PageRows,
): boolean => restrictionWith(content, id, { bought: owned[kind], isVip }, isAdult) !== null;

type Fields = Omit<Asset, 'id' | 'kind' | 'mediaType' | 'source' | 'origin' | 'at'>;

const none = { duration: null, pictureCount: null, link: null, media: null } as const;

const videoFields = (row: VideoRow, rows: PageRows, caller: Caller): Fields => ({
  ...none,
  title: localized(row.title, caller),
  actor: { id: row.actorId, name: row.actorName },
  preview: pictureOf(caller.brand, 'still', row.previewSeed),
  isLocked: isLockedFor(videoRestrictedBy(row), 'video', row.id, rows),
  duration: row.duration,
  link: pathTo('performer.video-details', caller.language, { actorName: row.actorSlug, videoId: row.id }),
});

const albumFields = (
  row: AlbumRow,
  position: number | null,
  rows: PageRows,
  caller: Caller,
  world: World,
): Fields | null => {
  const isUnlocked = !isLockedFor(restrictedBy(row), 'album', row.id, rows);
  const picture = position === null ? null : pictureAt(row, position, isUnlocked, caller, world);
  const preview = position === null ? previewsOf(row, caller.brand)[0] : picture?.picture;
  if (preview === undefined) return null;
  return {
    ...none,
    title: localized(row.title, caller),
    actor: { id: row.actorId, name: row.actorName },
    preview,
    isLocked: position === null ? !isUnlocked : picture?.isLocked === true,
    pictureCount: position === null ? row.pictureCount : null,
    link: pathTo('performer.album-details', caller.language, {
      actorName: performerSlug(row.actorName),
      albumId: row.id,
    }),
  };
};

/** Media of a chat play on the page of the library. Only its guest can read it. */
const chatFields = (row: ChatMediaRow, { brand, guestId }: Caller, { mediaUrls }: World): Fields => {
  const clip = clipFor(row.previewSeed);
  const url = mediaUrls.video({ brand, clip, seconds: row.duration, isAdult: false }, guestId);
  return {
    ...none,
    title: null,
    actor: { id: row.actorId, name: row.actorName },
    preview: pictureOf(brand, 'still', row.previewSeed),
    isLocked: false,
    duration: row.duration,
    media: sourceOf(url, row.duration, null),
  };
};

/** The media of a bought post. Without an age check those rated 18 are locked all the same. */
const postFields = (
  row: PostRow,
  { isAdult }: PageRows,
  { brand, language, guestId }: Caller,
  { mediaUrls }: World,
): Fields | null => {
  const [seed, ...others] = parseJson(row.mediaSeeds);
  if (seed === undefined) return null;
  const isRatedAdult = row.ageRating >= adultRating;
  const isLocked = isRatedAdult && !isAdult;
  const kind = row.kind === 'clip' ? 'still' : 'portrait';
  const source = { brand, kind, seed, isAdult: isRatedAdult } as const;
  const title = localized(row.title, { language });
  return {
    ...none,
    title: title === '' ? null : title,
    actor: { id: row.actorId, name: row.actorName },
    preview: {
      ...pictureOf(brand, kind, seed),
      url: isLocked ? mediaUrls.blurred(source) : mediaUrls.sharp(source, guestId),
    },
    isLocked,
    duration: row.clipSeconds,
    pictureCount: row.kind === 'photos' ? 1 + others.length : null,
    link: pathTo('feed.post', language, { postId: row.id }),
  };
};

const fieldsOf = ({ kind, contentId }: MediaRow, rows: PageRows, caller: Caller, world: World): Fields | null => {
  if (kind === 'video') {
    const row = rows.videos.get(contentId);
    return row === undefined ? null : videoFields(row, rows, caller);
  }
  if (kind === 'album' || kind === 'picture') {
    const row = rows.albums.get(kind === 'album' ? contentId : albumOfPicture(contentId));
    const position = kind === 'album' ? null : positionOfPicture(contentId);
    return row === undefined ? null : albumFields(row, position, rows, caller, world);
  }
  if (kind === 'post') {
    const row = rows.posts.get(contentId);
    return row === undefined ? null : postFields(row, rows, caller, world);
  }
  const row = rows.chatMedia.get(contentId);
  return row === undefined ? null : chatFields(row, caller, world);
};

const mediaTypes = { video: 'video', clip: 'video', album: 'photo', picture: 'photo', audio: 'audio' } as const;

const mediaTypeOf = ({ kind, contentId }: MediaRow, { posts }: PageRows): Asset['mediaType'] => {
  if (kind !== 'post') return mediaTypes[kind];
  return posts.get(contentId)?.kind === 'clip' ? 'video' : 'photo';
};

const originOf = ({ kind }: MediaRow): Asset['origin'] => {
  if (kind === 'post') return 'feed';
  return kind === 'clip' || kind === 'audio' ? 'chatClip' : 'shop';
};

/** Maps a row of the library; a pinned picture that its album no longer has is omitted. */
export const assetsOf = (
  found: readonly MediaRow[],
  source: Infer<typeof librarySource>,
  rows: PageRows,
  caller: Caller,
  world: World,
): Asset[] =>
  found.flatMap((row) => {
    const fields = fieldsOf(row, rows, caller, world);
    const { kind, at } = row;
    return fields === null
      ? []
      : [{ id: assetIdOf(row), kind, mediaType: mediaTypeOf(row, rows), source, origin: originOf(row), ...fields, at }];
  });
