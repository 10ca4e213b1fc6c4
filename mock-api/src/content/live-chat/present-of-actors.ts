import type { PresentOfActors } from '../actors/ports.ts';
import { actorShowsOf } from '../tickets/map-actor-shows.ts';
import { actorLiveOf } from './map-actor-live.ts';

/** What shows and live chats say of a performer's present. */
export const presentOfActors: PresentOfActors = { showsOf: actorShowsOf, liveOf: actorLiveOf };
