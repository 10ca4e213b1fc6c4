import { worldEvent } from '../../world/events.ts';

/** A performer came online or went offline. */
export const presenceChanged = worldEvent<{ actorId: number; isOnline: boolean }>('content/actors presenceChanged');
