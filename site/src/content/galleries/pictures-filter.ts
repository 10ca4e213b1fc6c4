import type { Infer } from '@lounge/protocol';
import { pictureFilters, type album } from '@lounge/protocol/content/galleries';

/** A part of a performer's pictures; `none` is all of them. */
export type PictureFilter = (typeof pictureFilters)[number];

/** The filter that an address names, and the usual one for an unknown word. @spec constant:picture.sedcardFilterDefault */
export const pictureFilterIn = (search: URLSearchParams): PictureFilter =>
  pictureFilters.find((each) => each === search.get('filter')) ?? 'none';

/** The part of a performer's pictures that has an album: a sedcard, one that costs nothing, or one that is sold. */
export const partOf = ({
  isSedcard,
  prices,
  isVipContent,
}: Pick<Infer<typeof album>, 'isSedcard' | 'prices' | 'isVipContent'>): Exclude<PictureFilter, 'none'> => {
  if (isSedcard) return 'sedcards';
  return prices.album !== null || isVipContent ? 'private' : 'photos';
};
