import { getFavoriteActors } from '@lounge/protocol/content/favourites';
import { guestOf, handle } from '../../pipeline/handler.ts';
import { favouritesOf } from './favourites-of.ts';

/** What answers the calls of this room. */
export const favouriteHandlers = [
  handle(getFavoriteActors, (_, caller, world) => favouritesOf(guestOf(caller), caller, world)),
];
