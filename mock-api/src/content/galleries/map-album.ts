import type { Infer } from '@lounge/protocol';
import { albumRatings, sedcardTopImages, type album, type gallery } from '@lounge/protocol/content/galleries';
import type { Brand } from '@lounge/locale';
import {
  accessOf,
  adultRating,
  isForAll,
  isIncluded,
  priceFor,
  type Access,
  type Restricted,
} from '../../foundation/wallet/restriction.ts';
import { priceOf } from '../../wire/coins.ts';
import { isProtectedSeed } from '../../media/protected-seed.ts';
import { localized } from '../../wire/localized.ts';
import { pictureOf } from '../../media/picture.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { albumsPinned, idOfPicture, mostPictures } from '../favourites/statements.ts';
import { parseJson, toJson } from '../../world/json.ts';
import { albumRatingsOf, pictureRatingsOf, ratedPictures } from './rating-statements.ts';

const seedsOf = (row: Row<'album'>): string[] => [row.coverSeed, ...parseJson(row.pictureSeeds)];

/** The ids of the albums that a guest bought, pinned or rated, and whether the guest is a VIP. */
interface Marks extends Access {
  readonly pinned: ReadonlySet<number>;
  /** The guest's ratings by album. */
  readonly rated: ReadonlyMap<number, number>;
}

const byId = (rows: readonly { subjectId: number; rating: number }[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ subjectId, rating }) => [subjectId, rating]));

/** The likes and dislikes of something, and what the visitor said. */
const ratingFields = (
  { likes, dislikes }: { readonly likes: number; readonly dislikes: number },
  rating: number | undefined,
) => ({
  guestRatingLikes: likes,
  guestRatingDislikes: dislikes,
  isLiked: rating === albumRatings.like,
  isDisliked: rating === albumRatings.dislike,
});

/** The percentage of likes among the ratings of an album. */
const ratingOf = ({ likes, dislikes }: Row<'album'>): number | null =>
  likes + dislikes === 0 ? null : Math.round((100 * likes) / (likes + dislikes));

/** The first pictures of an album that everybody sees. */
export const previewsOf = (row: Row<'album'>, brand: Brand): AlbumPicture['picture'][] =>
  seedsOf(row)
    .filter((seed) => !isProtectedSeed(seed))
    .slice(0, sedcardTopImages)
    .map((seed) => pictureOf(brand, 'portrait', seed));

/** The albums of a list that the caller bought, pinned or rated. */
export const marksOf = async (albumIds: readonly number[], caller: Caller, world: World): Promise<Marks> => {
  const { guestId } = caller;
  const ids = toJson(albumIds);
  const [access, pinned, rated] = await Promise.all([
    accessOf(caller, 'album', albumIds, world),
    guestId === null ? [] : albumsPinned.all(world.tx, { guestId, ids }),
    guestId === null ? [] : albumRatingsOf.all(world.tx, { guestId, ids }),
  ]);
  return { ...access, pinned: new Set(pinned.map(({ subjectId: id }) => id)), rated: byId(rated) };
};

/** The price of an album for the visitor, and that for everybody where it is higher. */
const pricesOf = (row: Row<'album'>, { isVip }: Marks): Infer<typeof album>['prices'] => {
  const price = priceFor(restrictedBy(row), isVip);
  return { album: priceOf(price), base: priceOf(price === row.price ? null : row.price) };
};

/** Maps a row to an album's tile. */
export const albumOf = (
  row: Row<'album'>,
  actor: { id: number; name: string },
  caller: Caller,
  marks: Marks,
): Infer<typeof album> => {
  const previews = previewsOf(row, caller.brand);
  return {
    id: row.id,
    title: localized(row.title, caller),
    description: localized(row.description, caller),
    ageRating: row.ageRating,
    free: isForAll({ ...restrictedBy(row), ageRating: 0 }),
    isSedcard: row.isSedcard === 1,
    pictureCount: row.pictureCount,
    guestInfo: { bought: marks.bought.has(row.id), flatrate: isIncluded({ isVip: row.isVip === 1 }, marks.isVip) },
    prices: pricesOf(row, marks),
    previews,
    photos: row.isSedcard === 1 ? previews : [],
    rating: ratingOf(row),
    isVipContent: row.isVip === 1,
    type: 'image',
    actor,
    albumTotalViews: row.views,
    ...ratingFields(row, marks.rated.get(row.id)),
    isFavoriteAlbum: marks.pinned.has(row.id),
  };
};

/** The restrictions of an album. */
export const restrictedBy = ({ price, ageRating, isVip }: Row<'album'>): Restricted => ({
  price,
  ageRating,
  isVip: isVip === 1,
});

type Gallery = Infer<typeof gallery>;

type AlbumPicture = Gallery['pictures'][number];
/** A picture without its ratings. */
type BarePicture = Pick<AlbumPicture, 'id' | 'picture' | 'isLocked'>;

/** Maps the seeds of an album to pictures; protected ones are blurred unless the album is unlocked. */
const pictureMapper =
  (row: Row<'album'>, isUnlocked: boolean, { brand, guestId }: Caller, { mediaUrls }: World) =>
  (seed: string, index: number): BarePicture => {
    const picture = pictureOf(brand, 'portrait', seed);
    const id = idOfPicture(row.id, index + 1);
    if (!isProtectedSeed(seed)) return { id, picture, isLocked: false };
    const source = { brand, seed, kind: picture.kind, isAdult: row.ageRating >= adultRating };
    const viewer = isForAll(restrictedBy(row)) ? null : guestId;
    const url = isUnlocked ? mediaUrls.sharp(source, viewer) : mediaUrls.blurred(source);
    return { id, picture: { ...picture, url }, isLocked: !isUnlocked };
  };

/** The pictures of an album with their ratings. */
export const picturesOf = async (
  row: Row<'album'>,
  isUnlocked: boolean,
  caller: Caller,
  world: World,
): Promise<AlbumPicture[]> => {
  const { guestId } = caller;
  const [from, to] = [idOfPicture(row.id, 1), idOfPicture(row.id, mostPictures)];
  const [counts, own] = await Promise.all([
    ratedPictures.all(world.tx, { albumId: row.id }),
    guestId === null ? [] : pictureRatingsOf.all(world.tx, { guestId, from, to }),
  ]);
  const countsById = new Map(counts.map((each) => [each.pictureId, each]));
  const rated = byId(own);
  return seedsOf(row)
    .map(pictureMapper(row, isUnlocked, caller, world))
    .map((each) => ({
      ...each,
      ...ratingFields(countsById.get(each.id) ?? { likes: 0, dislikes: 0 }, rated.get(each.id)),
    }));
};

/** Whether a picture of an album, by its position from 1, is locked for those who may not see the whole album; null for none. */
export const isLockable = (row: Row<'album'>, position: number): boolean | null => {
  const seed = seedsOf(row)[position - 1];
  return seed === undefined ? null : isProtectedSeed(seed);
};

/** A picture of an album by its position from 1, or null. */
export const pictureAt = (
  row: Row<'album'>,
  position: number,
  isUnlocked: boolean,
  caller: Caller,
  world: World,
): BarePicture | null => {
  const seed = seedsOf(row)[position - 1];
  return seed === undefined ? null : pictureMapper(row, isUnlocked, caller, world)(seed, position - 1);
};
