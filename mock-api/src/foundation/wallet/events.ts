import { worldEvent } from '../../world/events.ts';

/** A guest bought an album, a video or another content with coins. */
export const contentBought = worldEvent<{ guestId: number; kind: string }>('foundation/wallet contentBought');
