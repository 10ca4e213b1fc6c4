import { worldEvent } from '../../world/events.ts';

/** A chat that had a picture is over; `seconds` is how long it was counted. */
export const chatEnded = worldEvent<{
  key: string;
  guestId: number;
  actorId: number;
  kind: string;
  seconds: number;
}>('content/live-chat chatEnded');
