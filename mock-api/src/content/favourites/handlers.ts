import { getFavoriteActors, pinnedModels } from '@lounge/protocol/content/favourites';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { modelsByIds } from '../actors/map-actor.ts';
import { favouritesOf } from './favourites-of.ts';
import { pinsOfGuest } from './statements.ts';

/** The handlers of this module's calls. */
export const favouriteHandlers = [
  handle(getFavoriteActors, (_, caller, world) => favouritesOf(guestOf(caller), caller, world)),
  handle(pinnedModels, async (_, caller, world) => {
    const pins = await pinsOfGuest.all(world.tx, { guestId: guestOf(caller) });
    const ids = pins.flatMap(({ kind, subjectId: id }) => (kind === 'actor' ? [id] : []));
    return modelsByIds(ids, caller, world);
  }),
];
