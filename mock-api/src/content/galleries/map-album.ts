import type { Infer } from '@lounge/protocol';
import type { album, gallery } from '@lounge/protocol/content/galleries';
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
import { albumsPinned, idOfPicture } from '../favourites/statements.ts';
import { parseJson } from '../../world/json.ts';

const previewsAlbumPicture = 3;

const seedsOf = (row: Row<'album'>): string[] => [row.coverSeed, ...parseJson(row.pictureSeeds)];

/** The ids of the albums that a guest bought or pinned, and whether the guest is a VIP. */
interface Marks extends Access {
  readonly pinned: ReadonlySet<number>;
}

/** The albums that the caller bought or pinned. */
export const marksOf = async (caller: Caller, world: World): Promise<Marks> => {
  const { guestId } = caller;
  const [access, pinned] = await Promise.all([
    accessOf(caller, 'album', world),
    guestId === null ? [] : albumsPinned.all(world.tx, { guestId }),
  ]);
  return { ...access, pinned: new Set(pinned.map(({ subjectId: id }) => id)) };
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
): Infer<typeof album> => ({
  id: row.id,
  title: localized(row.title, caller),
  description: localized(row.description, caller),
  ageRating: row.ageRating,
  free: isForAll({ ...restrictedBy(row), ageRating: 0 }),
  isSedcard: row.isSedcard === 1,
  pictureCount: row.pictureCount,
  guestInfo: { bought: marks.bought.has(row.id), flatrate: isIncluded({ isVip: row.isVip === 1 }, marks.isVip) },
  prices: pricesOf(row, marks),
  previews: seedsOf(row)
    .filter((seed) => !isProtectedSeed(seed))
    .slice(0, previewsAlbumPicture)
    .map((seed) => pictureOf(caller.brand, 'portrait', seed)),
  isVipContent: row.isVip === 1,
  actor,
  albumTotalViews: row.views,
  guestRatingLikes: row.likes,
  guestRatingDislikes: row.dislikes,
  isLiked: false,
  isDisliked: false,
  isFavoriteAlbum: marks.pinned.has(row.id),
});

/** The restrictions of an album. */
export const restrictedBy = ({ price, ageRating, isVip }: Row<'album'>): Restricted => ({
  price,
  ageRating,
  isVip: isVip === 1,
});

type Gallery = Infer<typeof gallery>;

type AlbumPicture = Gallery['pictures'][number];

/** Maps the seeds of an album to pictures; protected ones are blurred unless the album is unlocked. */
const pictureMapper =
  (row: Row<'album'>, isUnlocked: boolean, { brand, guestId }: Caller, { mediaUrls }: World) =>
  (seed: string, index: number): AlbumPicture => {
    const picture = pictureOf(brand, 'portrait', seed);
    const id = idOfPicture(row.id, index + 1);
    if (!isProtectedSeed(seed)) return { id, picture, isLocked: false };
    const source = { brand, seed, kind: picture.kind, isAdult: row.ageRating >= adultRating };
    const viewer = isForAll(restrictedBy(row)) ? null : guestId;
    const url = isUnlocked ? mediaUrls.sharp(source, viewer) : mediaUrls.blurred(source);
    return { id, picture: { ...picture, url }, isLocked: !isUnlocked };
  };

/** The pictures of an album. */
export const picturesOf = (row: Row<'album'>, isUnlocked: boolean, caller: Caller, world: World): AlbumPicture[] =>
  seedsOf(row).map(pictureMapper(row, isUnlocked, caller, world));

/** A picture of an album by its position from 1, or null. */
export const pictureAt = (
  row: Row<'album'>,
  position: number,
  isUnlocked: boolean,
  caller: Caller,
  world: World,
): AlbumPicture | null => {
  const seed = seedsOf(row)[position - 1];
  return seed === undefined ? null : pictureMapper(row, isUnlocked, caller, world)(seed, position - 1);
};
