import { worldEvent } from '../../world/events.ts';

/** A guest is to be told that a pinned performer came online. */
export const alertDue = worldEvent<{ pin: string; actorId: number }>('content/favourites alertDue');

/** A guest's pin of an album, a sedcard, a picture or a video. */
export type RemovedPin = Readonly<{
  guestId: number;
  /** A pin of a video is one of an album with its id. */
  kind: 'album' | 'sedcards' | 'picture';
  id: number;
  /** When it was removed, in ISO 8601. */
  at: string;
}>;

/** A guest removed a pin; those of performers raise no event. */
export const pinRemoved = worldEvent<RemovedPin>('content/favourites pinRemoved');
