import { worldEvent } from '../../world/events.ts';

/** A guest logged in, or signed up. */
export const loggedIn = worldEvent<{ guestId: number }>('foundation/accounts loggedIn');
