import type { Infer } from '@lounge/protocol';
import { albumRatings, type ratedContent } from '@lounge/protocol/content/galleries';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { hasBought, restrictionOf } from '../../foundation/wallet/restriction.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { albumOfPicture, positionOfPicture } from '../favourites/statements.ts';
import { isLockable, restrictedBy } from './map-album.ts';
import {
  countAlbumRating,
  countPictureRating,
  countView,
  insertView,
  ratingByKey,
  replaceRating,
} from './rating-statements.ts';
import { albumById } from './statements.ts';

type Rated = Infer<typeof ratedContent>;
type Kind = Row<'galleryRating'>['kind'];

/** The likes and dislikes of one rating: 5 likes, 1 dislikes, any other does neither. */
const countsOf = (rating: number | null): { likes: number; dislikes: number } => ({
  likes: rating === albumRatings.like ? 1 : 0,
  dislikes: rating === albumRatings.dislike ? 1 : 0,
});

/** The key of a guest's rating, view or tag of a subject. */
export const ratingKey = (guestId: number, kind: Kind, id: number): string => `${guestId} ${kind} ${id}`;

/** Stores a rating in the place of the guest's earlier one. Returns what it adds to likes and dislikes. */
const store = async (kind: Kind, subjectId: number, rating: number, caller: Caller, world: World) => {
  const guestId = guestOf(caller);
  const key = ratingKey(guestId, kind, subjectId);
  const before = countsOf((await ratingByKey.first(world.tx, { key }))?.rating ?? null);
  await replaceRating.all(world.tx, { key, guestId, kind, subjectId, rating, at: nowIso(world) });
  const after = countsOf(rating);
  return { likes: after.likes - before.likes, dislikes: after.dislikes - before.dislikes };
};

const ratedOf = (id: number, rating: number, sums: { likes: number; dislikes: number } | null): Rated => ({
  id,
  guestRatingLikes: sums?.likes ?? 0,
  guestRatingDislikes: sums?.dislikes ?? 0,
  isLiked: rating === albumRatings.like,
  isDisliked: rating === albumRatings.dislike,
});

/** Rates an album; `field` is that of its id. With `isSedcard` an album that is none is unknown. */
export const rateAlbumAs = async (
  { id, rating, field, isSedcard = false }: { id: number; rating: number; field: string; isSedcard?: boolean },
  caller: Caller,
  world: World,
): Promise<Rated> => {
  const row = (await albumById.first(world.tx, { id })) ?? reject('unknown', field);
  if (isSedcard && row.isSedcard !== 1) reject('unknown', field);
  const added = await store('album', id, rating, caller, world);
  return ratedOf(id, rating, await countAlbumRating.first(world.tx, { id, ...added }));
};

/** Rates a picture that is open to the guest. */
export const ratePictureAs = async (id: number, rating: number, caller: Caller, world: World): Promise<Rated> => {
  const guestId = guestOf(caller);
  const albumId = albumOfPicture(id);
  const row = (await albumById.first(world.tx, { id: albumId })) ?? reject('unknown', 'pictureId');
  const isLocked = isLockable(row, positionOfPicture(id)) ?? reject('unknown', 'pictureId');
  const isBought = await hasBought({ guestId }, 'album', albumId, world);
  const restriction = await restrictionOf(restrictedBy(row), isBought, caller, world);
  if (restriction !== null && isLocked) reject(restriction);
  const added = await store('picture', id, rating, caller, world);
  const sums = await countPictureRating.first(world.tx, { key: String(id), albumId, pictureId: id, ...added });
  return ratedOf(id, rating, sums);
};

/** Counts a look of the guest at an album, the first time. Returns the album's views. */
export const view = async (albumId: number, caller: Caller, world: World): Promise<number> => {
  const guestId = guestOf(caller);
  const row = (await albumById.first(world.tx, { id: albumId })) ?? reject('unknown', 'albumId');
  const key = ratingKey(guestId, 'album', albumId);
  const isNew = await insertView.first(world.tx, { key, guestId, albumId, at: nowIso(world) });
  if (isNew === null) return row.views;
  return (await countView.first(world.tx, { id: albumId }))?.views ?? row.views;
};
