import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { pinnedFavourites } from './schemas.ts';

/**
 * The things that the guest has pinned.
 * @spec rest:guest.favorite-actors.get
 * @assumed The method and the answer; no paging.
 */
export const getFavoriteActors = read('content/favourites/getFavoriteActors', {
  path: '/rest/v1/favorite/actors',
  needs: 'guest',
  input: s.empty,
  answer: pinnedFavourites,
  failures: ['needLogin'],
  purpose: 'Reads what the guest has pinned.',
});
