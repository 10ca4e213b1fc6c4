import type { PresentOfActors } from '../actors/ports.ts';
import { actorShowsOf } from '../tickets/map-actor-shows.ts';
import { actorLiveOf } from './map-actor-live.ts';
import { watchersOf } from './viewers.ts';

/** The facts about a performer's present from shows and live chats. */
export const presentOfActors: PresentOfActors = { showsOf: actorShowsOf, liveOf: actorLiveOf, watchersOf };
