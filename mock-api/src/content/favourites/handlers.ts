import { getFavoriteActors, pinnedModels } from '@lounge/protocol/content/favourites';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { modelOf } from '../actors/map-actor.ts';
import { actorTileById } from '../actors/statements.ts';
import { favouritesOf } from './favourites-of.ts';
import { pinsOfGuest } from './statements.ts';

/** The handlers of this module's calls. */
export const favouriteHandlers = [
  handle(getFavoriteActors, (_, caller, world) => favouritesOf(guestOf(caller), caller, world)),
  handle(pinnedModels, async (_, caller, world) => {
    const { language } = caller;
    const pins = await pinsOfGuest.all(world.tx, { guestId: guestOf(caller) });
    const ids = pins.flatMap(({ kind, subjectId: id }) => (kind === 'actor' ? [id] : []));
    const rows = await Promise.all(ids.map((id) => actorTileById.first(world.tx, { key: id, language })));
    return rows.flatMap((row) => (row === null ? [] : [modelOf(row, caller, world)]));
  }),
];
