import { worldEvent } from '../../world/events.ts';

/** A chat that is over; `seconds` is how long it was counted. */
export type EndedChat = Readonly<{ key: string; guestId: number; actorId: number; kind: string; seconds: number }>;

/** A chat that had a picture is over. */
export const chatEnded = worldEvent<EndedChat>('content/live-chat chatEnded');
