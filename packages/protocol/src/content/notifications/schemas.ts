import * as s from '../../schema/s.ts';
import { actorRef, languageText, money, tvStreamType } from '../../schema/common.ts';

/**
 * The show that began or whose ticket was given back, and what came back in coins: null where nothing did.
 * @assumed The documents do not say what a notification is about.
 */
const notificationShow = s.object(
  { id: s.entityId, title: s.array(languageText), refunded: s.nullable(money) },
  { id: 'NotificationShow', description: 'the show that began, or whose ticket was given back with these coins' },
);

/** The entry of the TV programme that begins soon. @assumed As above. */
const notificationProgram = s.object(
  { title: s.array(languageText), streamType: tvStreamType, start: s.instant },
  { id: 'NotificationProgram', description: 'the entry of the TV programme that begins soon' },
);

/**
 * The types of notifications that have a meaning here. The client has the texts.
 * @assumed The documents name the numbers of hidden types only.
 */
export const notificationTypes = {
  message: 1,
  ticketBack: 2,
  showBegan: 3,
  performerOnline: 4,
  voucherEnds: 5,
  billRefunded: 8,
  billDeclined: 9,
  ageAccepted: 10,
  ageRejected: 11,
  programBegins: 12,
} as const;

/** Types that guests are not shown. @spec constant:notifications.hiddenTypes, entity:enum.hiddenNotificationType */
export const hiddenNotificationTypes: readonly number[] = [6, 7, 13, 14, 15, 22];

/**
 * A notification of a guest: `type` is its kind, `actor` the performer whom it is about, `show` the show and `program` the
 * entry of the TV programme, if any.
 * @spec entity:notification
 * @assumed All fields but id, unread and unseen.
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
    program: s.nullable(notificationProgram),
  },
  {
    id: 'Notification',
    description:
      'a notification of a guest; its type is 1 for a message, 2 for a ticket that was given back, 3 for a show that began, 4 for a pinned performer who came online, 5 for a voucher that ends, 8 or 9 for a bill that was refunded or not, 10 or 11 for an age check that was accepted or rejected, 12 for an entry of the TV programme that begins soon',
  },
);

/** The fields of a list of notifications: added or changed ones, newest first, and the ids of removed and of read ones. */
export const notificationListFields = {
  notifications: s.array(notification),
  removedIds: s.array(s.entityId),
  markedAsReadIds: s.array(s.entityId),
};

/** A page of notifications, newest first, and how many there are. */
export const notificationPage = s.object(
  { items: s.array(notification), total: s.count },
  { id: 'NotificationPage', description: 'a page of the notifications of a guest' },
);
