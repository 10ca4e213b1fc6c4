import type { Infer } from '@lounge/protocol';
import { buyAlbum, getGallery, getSedcardAlbums, type album, type gallery } from '@lounge/protocol/content/galleries';
import { handle, refuse } from '../../pipeline/handler.ts';
import { localized } from '../../pipeline/localized.ts';
import { pictureOf } from '../../pipeline/picture.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { actorExists } from '../actors/statements.ts';
import { adultRating, buy } from './buy-album.ts';
import { ageCheckOf, albumById, albumsBought, albumsOfActor, countAlbums } from './statements.ts';

const previewsShown = 3;

const seedsOf = (row: Row<'album'>): string[] => [row.cover_seed, ...(JSON.parse(row.picture_seeds) as string[])];

const boughtBy = async ({ guestId }: Caller, { tx }: World): Promise<ReadonlySet<number>> => {
  const rows = guestId === null ? [] : await albumsBought.all(tx, { guestId });
  return new Set(rows.map(({ content_id: id }) => id));
};

/** A row as a tile shows an album. */
export const albumOf = (
  row: Row<'album'>,
  actor: { id: number; name: string },
  caller: Caller,
  bought: boolean,
): Infer<typeof album> => ({
  id: row.id,
  title: localized(row.title, caller),
  description: localized(row.description, caller),
  ageRating: row.age_rating,
  free: row.price <= 0,
  isSedcard: row.is_sedcard === 1,
  pictureCount: row.picture_count,
  guestInfo: { bought, flatrate: false },
  prices: { album: row.price <= 0 ? null : { value: row.price, currency: 'VXC' } },
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
  isFavoriteAlbum: false,
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
    const bought = await boughtBy(caller, world);
    const owner = { id: actor.id, name: actor.name };
    return { albums: rows.map((row) => albumOf(row, owner, caller, bought.has(row.id))), total: counted?.total ?? 0 };
  }),
  handle(getGallery, async ({ albumId }, caller, world) => {
    const row = (await albumById.first(world.tx, { id: albumId })) ?? refuse('unknown', 'albumId');
    const actor = (await actorExists.first(world.tx, { id: row.actor_id })) ?? refuse('unknown', 'albumId');
    const isBought = (await boughtBy(caller, world)).has(albumId);
    const restriction = await restrictionOf(row, isBought, caller, world);
    return {
      album: albumOf(row, { id: actor.id, name: actor.name }, caller, isBought),
      pictures: picturesOf(row, restriction === null, caller),
      ...{ isBought, restriction },
    };
  }),
  handle(buyAlbum, buy),
];
