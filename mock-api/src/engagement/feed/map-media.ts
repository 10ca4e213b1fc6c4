import type { Infer } from '@lounge/protocol';
import type { feedClip, feedPhotos } from '@lounge/protocol/engagement/feed';
import { adultRating, isForAll, type Restricted } from '../../foundation/wallet/restriction.ts';
import { clipFor, qualities } from '../../media/clips.ts';
import { sourceOf } from '../../media/media-source.ts';
import { pictureOf } from '../../media/picture.ts';
import { isProtectedSeed } from '../../media/protected-seed.ts';
import { parseJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import type { PostRow } from './statements.ts';

/** The restrictions of a post's media. A text has none. */
export const restrictedBy = ({ kind, price, ageRating }: Pick<PostRow, 'kind' | 'price' | 'ageRating'>): Restricted =>
  kind === 'text' ? { price: 0, ageRating: 0, isVip: false } : { price, ageRating, isVip: false };

/** A post whose media are shown to a caller, open or locked. */
interface Shown {
  readonly row: PostRow;
  readonly isOpen: boolean;
  readonly caller: Caller;
  readonly world: Pick<World, 'mediaUrls'>;
}

const isAdult = ({ ageRating }: PostRow): boolean => ageRating >= adultRating;

/** Addresses of media that are not for everybody are of one guest. */
const viewerOf = ({ row, caller }: Shown): number | null => (isForAll(restrictedBy(row)) ? null : caller.guestId);

const shownPicture = (shown: Shown, kind: 'portrait' | 'still', seed: string) => {
  const { row, isOpen, caller, world } = shown;
  const picture = pictureOf(caller.brand, kind, seed);
  const source = { brand: caller.brand, kind, seed, isAdult: isAdult(row) };
  if (!isOpen) return { ...picture, url: world.mediaUrls.blurred(source) };
  return isProtectedSeed(seed) ? { ...picture, url: world.mediaUrls.sharp(source, viewerOf(shown)) } : picture;
};

/** The photos of a post, or null. */
export const photosOf = (shown: Shown): Infer<typeof feedPhotos> | null => {
  const { row, isOpen } = shown;
  if (row.kind !== 'photos') return null;
  return {
    photos: parseJson(row.mediaSeeds).map((seed) => ({
      picture: shownPicture(shown, 'portrait', seed),
      isLocked: !isOpen,
      avsRequired: isAdult(row),
    })),
    contest: row.contestPlace === null ? null : { place: row.contestPlace },
  };
};

const [{ width, height }] = qualities;

/** The clip of a post, or null; a locked one cannot be played. */
export const clipOf = (shown: Shown): Infer<typeof feedClip> | null => {
  const { row, isOpen, caller, world } = shown;
  const [seed] = parseJson(row.mediaSeeds);
  if (row.kind !== 'clip' || seed === undefined) return null;
  const length = row.clipSeconds ?? 0;
  const video = { brand: caller.brand, clip: clipFor(seed), seconds: length, isAdult: isAdult(row) };
  const url = isOpen ? world.mediaUrls.video(video, viewerOf(shown)) : null;
  return {
    length,
    width,
    height,
    ratio: width / height,
    avsRequired: isAdult(row),
    sources: url === null ? [] : [sourceOf(url, length, url.slice(0, url.lastIndexOf('/')))],
    poster: shownPicture(shown, 'still', seed),
  };
};
