import * as s from '../../schema/s.ts';
import { actorRef, languageText, money } from '../../schema/common.ts';

/**
 * The show that began or whose ticket was given back, and what came back in coins: null where nothing did.
 * @assumed The documents do not say what a notification is about.
 */
const notificationShow = s.object(
  { id: s.entityId, title: s.array(languageText), refunded: s.nullable(money) },
  { id: 'NotificationShow', description: 'the show that began, or whose ticket was given back with these coins' },
);

/**
 * A notification of a guest: `type` is its kind, `actor` the performer who caused it, `show` the show that it is about, if any.
 * @spec entity:notification
 * @assumed All fields but id, unread and unseen; type 1 is a message of a performer, type 2 that a ticket
 * to a show of hers was given back, type 3 that a show began of which the guest wanted to be reminded. The client has the texts.
 */
export const notification = s.object(
  {
    id: s.entityId,
    type: s.integer,
    unread: s.boolean,
    unseen: s.boolean,
    at: s.instant,
    actor: s.nullable(actorRef),
    show: s.nullable(notificationShow),
  },
  {
    id: 'Notification',
    description:
      'a notification of a guest; type 1 is a message, 2 a ticket that was given back, 3 a reminder of a show',
  },
);

/** The fields of a list of notifications: added or changed ones, newest first, and the ids of removed and of read ones. */
export const notificationListFields = {
  notifications: s.array(notification),
  removedIds: s.array(s.entityId),
  markedAsReadIds: s.array(s.entityId),
};
