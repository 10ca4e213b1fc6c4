import { worldEvent } from '../../world/events.ts';

/** A message of a guest; `gifts` is how many gifts are with it, `isWritten` whether it has a text or a picture. */
export type SentMessage = Readonly<{ guestId: number; actorId: number; isWritten: boolean; gifts: number }>;

/** A guest sent a message to a performer. */
export const messageSent = worldEvent<SentMessage>('content/messenger messageSent');
