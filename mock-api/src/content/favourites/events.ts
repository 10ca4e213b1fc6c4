import { worldEvent } from '../../world/events.ts';

/** A guest is to be told that a pinned performer came online. */
export const alertDue = worldEvent<{ pin: string; actorId: number }>('content/favourites alertDue');
