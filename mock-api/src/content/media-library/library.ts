import { searchWords } from '@lounge/locale';
import { mostCounted, type AnswerOf, type InputOf, type Infer } from '@lounge/protocol';
import {
  libraryPageSize,
  mediaLibraryChanged,
  mostLibraryItems,
  type libraryAssets,
  type libraryTotals,
} from '@lounge/protocol/content/media-library';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { publish } from '../../world/bus.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { albumOfPicture } from '../favourites/statements.ts';
import { albumsAmong } from '../galleries/statements.ts';
import { mediaMessagesOf } from '../messenger/index.ts';
import { videosAmong } from '../videos/statements.ts';
import { assetOf, keysOf } from './asset-id.ts';
import { assetsOf, type PageRows } from './map-asset.ts';
import {
  accessOfGuest,
  chatMediaAmong,
  countMedia,
  deleteArchived,
  insertArchived,
  isInLibrary,
  mediaByKind,
  mediaOf,
  ownedAmong,
  postsAmong,
  wordOf,
  wordSlots,
  type MediaRow,
} from './statements.ts';

const byId = <R extends { readonly id: number }>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.id, row]));

/** Reads what the items of a page are, in the same number of reads for every page. */
const rowsFor = async (found: readonly MediaRow[], guestId: number, { tx }: World): Promise<PageRows> => {
  const idsOf = (wanted: (row: MediaRow) => number | null) => {
    const ids = found.flatMap((row) => wanted(row) ?? []);
    return toJson([...new Set(ids)]);
  };
  const albumOf = ({ kind, contentId }: MediaRow) =>
    kind === 'album' ? contentId : kind === 'picture' ? albumOfPicture(contentId) : null;
  const [videos, albums, chatMedia, posts, owned, access] = await Promise.all([
    videosAmong.all(tx, { ids: idsOf(({ kind, contentId }) => (kind === 'video' ? contentId : null)) }),
    albumsAmong.all(tx, { ids: idsOf(albumOf) }),
    chatMediaAmong.all(tx, {
      ids: idsOf(({ kind, contentId }) => (kind === 'clip' || kind === 'audio' ? contentId : null)),
    }),
    postsAmong.all(tx, { ids: idsOf(({ kind, contentId }) => (kind === 'post' ? contentId : null)) }),
    ownedAmong.all(tx, { prefix: `${guestId} `, ids: idsOf((row) => albumOf(row) ?? row.contentId) }),
    accessOfGuest.first(tx, { guestId }),
  ]);
  const ownedOfKind = (wanted: keyof PageRows['owned']) =>
    new Set(owned.flatMap(({ kind, contentId }) => (kind === wanted ? [contentId] : [])));
  return {
    videos: byId(videos),
    albums: byId(albums),
    chatMedia: byId(chatMedia),
    posts: byId(posts),
    owned: { video: ownedOfKind('video'), album: ownedOfKind('album') },
    isVip: access?.isVip === 1,
    isAdult: access?.avsStatus === 'accepted',
  };
};

/** A page of the guest's library. */
export const libraryPage = async (
  { filter = {}, first = libraryPageSize, offset = 0, search, order = 'newest' }: InputOf<typeof libraryAssets>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof libraryAssets>> => {
  const guestId = guestOf(caller);
  const { source = 'purchased', mediaType = '', origin = '' } = filter;
  const words = search === undefined ? [] : searchWords(search);
  if (search !== undefined && words.length === 0) return { items: [], total: 0 };
  const slots = Object.fromEntries(
    wordSlots.map((slot, at) => {
      const word = words[at];
      return [slot, word === undefined ? '' : wordOf(caller.language, word)];
    }),
  ) as Record<(typeof wordSlots)[number], string>;
  const wanted = { guestId, prefix: `${guestId} `, mediaType, origin, ...slots };
  const size = Math.min(first, mostLibraryItems);
  const upTo = offset + size;
  const page = { ...wanted, first: size, offset, upTo };
  const [found, total] = await Promise.all([
    mediaOf(source, order, caller.language).all(world.tx, page),
    totalOf(countMedia(source).first(world.tx, { ...wanted, most: Math.max(mostCounted, upTo + 1) })),
  ]);
  const rows = await rowsFor(found, guestId, world);
  return { items: assetsOf(found, source, rows, caller, world), total };
};

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** How many items a guest put into the archive. */
export const archivedOf = async (guestId: number, { tx }: Pick<World, 'tx'>): Promise<number> => {
  const archived = await mediaByKind('archived').all(tx, { guestId, prefix: `${guestId} ` });
  return sum(archived.map(({ total }) => Number(total)));
};

/** How much a guest owns, and how many items each part of the library has. */
export const totalsOf = async (guestId: number, world: World): Promise<Infer<typeof libraryTotals>> => {
  const owner = { guestId, prefix: `${guestId} ` };
  const [owned, pinned, archived, messenger] = await Promise.all([
    mediaByKind('purchased').all(world.tx, owner),
    mediaByKind('pinned').all(world.tx, owner),
    archivedOf(guestId, world),
    mediaMessagesOf(guestId, world),
  ]);
  const all = (kind: MediaRow['kind']) => Number(owned.find((each) => each.kind === kind)?.total ?? 0);
  const shown = (kind: MediaRow['kind']) => all(kind) - Number(owned.find((each) => each.kind === kind)?.archived ?? 0);
  return {
    videos: all('video'),
    photos: all('album'),
    audio: all('audio'),
    chatClips: all('clip'),
    tabs: {
      shop: shown('video') + shown('album'),
      pinned: sum(pinned.map((each) => Number(each.total) - Number(each.archived))),
      archive: archived,
      feed: shown('post'),
      messenger,
      clips: shown('clip'),
      audio: shown('audio'),
    },
  };
};

/** Puts an item into the archive, or brings it back, and tells the guest's other pages. Said again, it changes nothing. */
export const setArchived = async (assetId: string, isArchived: boolean, caller: Caller, world: World) => {
  const guestId = guestOf(caller);
  const asset = assetOf(assetId) ?? reject('unknown', 'assetId');
  const { archive: key, ...keys } = keysOf(guestId, asset);
  const found = await isInLibrary.first(world.tx, { ...keys, ...asset, guestId });
  if (found === null) reject('unknown', 'assetId');
  const changed = isArchived
    ? await insertArchived.first(world.tx, { key, guestId, ...asset, at: nowIso(world) })
    : await deleteArchived.first(world.tx, { key });
  const change = { assetId, isArchived, totals: await totalsOf(guestId, world) };
  if (changed !== null) publish(world.bus, mediaLibraryChanged, { guestId }, change);
  return change;
};
