import { entityId, flag, instant, listOf, named, orNull, whole } from '../../vocabulary/shapes.ts';
import { actorRef } from '../../vocabulary/words.ts';

/**
 * Something that a guest is told: `type` says what, `actor` by whom where it is somebody.
 * @spec entity:notification
 * @assumed All fields but id, unread and unseen; type 1 is a message of a performer. The client has the words.
 */
export const notification = named('Notification', 'something that a guest is told; type 1 is a message', {
  id: entityId,
  type: whole,
  unread: flag,
  unseen: flag,
  at: instant,
  actor: orNull(actorRef),
});

/** The fields of a list of notifications: those that came or changed, newest first, and what became of others. */
export const notificationListFields = {
  notifications: listOf(notification),
  removedIds: listOf(entityId),
  markedAsReadIds: listOf(entityId),
};
