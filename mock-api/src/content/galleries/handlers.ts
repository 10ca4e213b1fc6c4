import type { Infer } from '@lounge/protocol';
import { buyAlbum, getGallery, getSedcardAlbums, type album, type gallery } from '@lounge/protocol/content/galleries';
import { priceOf } from '../../pipeline/coins.ts';
import { handle, refuse } from '../../pipeline/handler.ts';
import { localized } from '../../pipeline/localized.ts';
import { pictureOf } from '../../pipeline/picture.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { actorExists } from '../actors/statements.ts';
import { albumsPinned } from '../favourites/statements.ts';
import { adultRating, buy } from './buy-album.ts';
import { ageCheckOf, albumById, albumsBought, albumsOfActor, countAlbums } from './statements.ts';

const previewsShown = 3;

const seedsOf = (row: Row<'album'>): string[] => [row.cover_seed, ...(JSON.parse(row.picture_seeds) as string[])];

/** What a guest did with albums, by their ids. */
interface Marks {
  readonly bought: ReadonlySet<number>;
  readonly pinned: ReadonlySet<number>;
}

const marksOf = async ({ guestId }: Caller, { tx }: World): Promise<Marks> => {
  if (guestId === null) return { bought: new Set(), pinned: new Set() };
  const bought = await albumsBought.all(tx, { guestId });
  const pinned = await albumsPinned.all(tx, { guestId });
  return {
    bought: new Set(bought.map(({ content_id: id }) => id)),
    pinned: new Set(pinned.map(({ subject_id: id }) => id)),
  };
};

/** A row as a tile shows an album. */
export const albumOf = (
  row: Row<'album'>,
  actor: { id: number; name: string },
  caller: Caller,
  marks: Marks,
): Infer<typeof album> => ({
  id: row.id,
  title: localized(row.title, caller),
  description: localized(row.description, caller),
  ageRating: row.age_rating,
  free: row.price <= 0,
  isSedcard: row.is_sedcard === 1,
  pictureCount: row.picture_count,
  guestInfo: { bought: marks.bought.has(row.id), flatrate: false },
  prices: { album: priceOf(row.price) },
  previews: seedsOf(row)
    .slice(0, previewsShown)
    .map((seed) => pictureOf(caller.brand, 'portrait', seed)),
  isVipContent: row.is_vip === 1,
  actor,
  albumTotalViews: row.views,
  guestRatingLikes: row.likes,
  guestRatingDislikes: row.dislikes,
  isLiked: false,
  isDisliked: false,
  isFavoriteAlbum: marks.pinned.has(row.id),
});

type Gallery = Infer<typeof gallery>;

/** What the visitor lacks to see an album whole. */
const restrictionOf = async (
  row: Row<'album'>,
  isBought: boolean,
  { guestId }: Caller,
  { tx }: World,
): Promise<Gallery['restriction']> => {
  const isAdult = row.age_rating >= adultRating;
  const isPaid = row.price <= 0 || isBought;
  if (isPaid && !isAdult) return null;
  if (guestId === null) return 'needLogin';
  const guest = isAdult ? await ageCheckOf.first(tx, { id: guestId }) : null;
  if (isAdult && guest?.avs_status !== 'accepted') return 'needAgeCheck';
  return isPaid ? null : 'needPurchase';
};

/** The pictures of an album: those that lists show are open, the others only where nothing stands between. */
const picturesOf = (row: Row<'album'>, isOpen: boolean, { brand }: Caller): Gallery['pictures'] =>
  seedsOf(row).map((seed, at) => {
    const open = pictureOf(brand, 'portrait', seed);
    const isLocked = !isOpen && at >= previewsShown;
    return { picture: isLocked ? { ...open, url: `${open.url}/locked` } : open, isLocked };
  });

/** The default age rating. */
const defaultFsk = 16;
const defaultLimit = 12;

/** What answers the calls of this room. */
export const galleryHandlers = [
  handle(getSedcardAlbums, async ({ actorId, limit = defaultLimit, fsk = defaultFsk }, caller, world) => {
    const actor = (await actorExists.first(world.tx, { id: actorId })) ?? refuse('unknown', 'actorId');
    const rows = await albumsOfActor.all(world.tx, { actorId, fsk, first: limit });
    const counted = await countAlbums.first(world.tx, { actorId, fsk });
    const marks = await marksOf(caller, world);
    const owner = { id: actor.id, name: actor.name };
    return { albums: rows.map((row) => albumOf(row, owner, caller, marks)), total: counted?.total ?? 0 };
  }),
  handle(getGallery, async ({ albumId }, caller, world) => {
    const row = (await albumById.first(world.tx, { id: albumId })) ?? refuse('unknown', 'albumId');
    const actor = (await actorExists.first(world.tx, { id: row.actor_id })) ?? refuse('unknown', 'albumId');
    const marks = await marksOf(caller, world);
    const isBought = marks.bought.has(albumId);
    const restriction = await restrictionOf(row, isBought, caller, world);
    return {
      album: albumOf(row, { id: actor.id, name: actor.name }, caller, marks),
      pictures: picturesOf(row, restriction === null, caller),
      ...{ isBought, restriction },
    };
  }),
  handle(buyAlbum, buy),
];
