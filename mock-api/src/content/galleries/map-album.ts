import type { Infer } from '@lounge/protocol';
import type { album, gallery } from '@lounge/protocol/content/galleries';
import { boughtBy, isForAll, type Restricted } from '../../foundation/wallet/index.ts';
import { priceOf } from '../../wire/coins.ts';
import { isProtectedSeed } from '../../media/protected-seed.ts';
import { localized } from '../../wire/localized.ts';
import { pictureOf } from '../../media/picture.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { albumsPinned } from '../favourites/statements.ts';
import { parseJson } from '../../world/json.ts';

const previewsShown = 3;

const seedsOf = (row: Row<'album'>): string[] => [row.cover_seed, ...parseJson(row.picture_seeds)];

/** What a guest did with albums, by their ids. */
interface Marks {
  readonly bought: ReadonlySet<number>;
  readonly pinned: ReadonlySet<number>;
}

/** What the caller did with albums. */
export const marksOf = async (caller: Caller, world: World): Promise<Marks> => {
  const { guestId } = caller;
  const bought = await boughtBy(caller, 'album', world);
  const pinned = guestId === null ? [] : await albumsPinned.all(world.tx, { guestId });
  return { bought, pinned: new Set(pinned.map(({ subject_id: id }) => id)) };
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
    .filter((seed) => !isProtectedSeed(seed))
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

/** What an album asks for. */
export const restrictedBy = ({ price, age_rating: ageRating }: Row<'album'>): Restricted => ({ price, ageRating });

type Gallery = Infer<typeof gallery>;

type Shown = Gallery['pictures'][number];

/** A picture of an album: those that lists show are open, the others only where nothing stands between. */
const shownBy =
  (row: Row<'album'>, isOpen: boolean, { brand, guestId }: Caller, { mediaUrls }: World) =>
  (seed: string): Shown => {
    const shown = pictureOf(brand, 'portrait', seed);
    if (!isProtectedSeed(seed)) return { picture: shown, isLocked: false };
    const kept = { brand, seed, kind: shown.kind };
    const url = isOpen ? mediaUrls.sharp(kept, isForAll(restrictedBy(row)) ? null : guestId) : mediaUrls.blurred(kept);
    return { picture: { ...shown, url }, isLocked: !isOpen };
  };

/** The pictures of an album. */
export const picturesOf = (row: Row<'album'>, isOpen: boolean, caller: Caller, world: World): Shown[] =>
  seedsOf(row).map(shownBy(row, isOpen, caller, world));

/** One picture of an album by its place from 1, or null. */
export const pictureAt = (
  row: Row<'album'>,
  place: number,
  isOpen: boolean,
  caller: Caller,
  world: World,
): Shown | null => {
  const seed = seedsOf(row)[place - 1];
  return seed === undefined ? null : shownBy(row, isOpen, caller, world)(seed);
};
