import type { PresentOfActors } from '../actors/ports.ts';
import { actorShowsOf, showsUntil } from '../tickets/map-actor-shows.ts';
import { actorLiveOf } from './map-actor-live.ts';
import { watchersAmong } from './viewers.ts';

/** The facts about a performer's present from shows and live chats. */
export const presentOfActors: PresentOfActors = {
  showsOf: actorShowsOf,
  showsUntil,
  liveOf: actorLiveOf,
  watchersAmong,
};
