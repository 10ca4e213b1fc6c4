import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A notification with the name of its performer. */
export type NotificationRow = Row<'notification'> & { readonly actorName: string | null };

/** The newest notifications of a guest. */
export const newestNotifications = statement((db, $: Bind<{ guestId: number; first: number }>) =>
  db
    .selectFrom('notification')
    .leftJoin('actor', 'actor.id', 'notification.actorId')
    .selectAll('notification')
    .select('actor.name as actorName')
    .where('guestId', '=', $('guestId'))
    .orderBy('notification.id', 'desc')
    .limit($('first')),
);

export const notificationOf = statement((db, $: Bind<{ guestId: number; id: number }>) =>
  db
    .selectFrom('notification')
    .leftJoin('actor', 'actor.id', 'notification.actorId')
    .selectAll('notification')
    .select('actor.name as actorName')
    .where('guestId', '=', $('guestId'))
    .where('notification.id', '=', $('id')),
);

/** Inserts a notification and returns its id. */
export const insertNotification = statement(
  (db, $: Bind<{ guestId: number; type: number; actorId: number | null; at: string; show: NotificationRow['show'] }>) =>
    db
      .insertInto('notification')
      .values({
        guestId: $('guestId'),
        type: $('type'),
        actorId: $('actorId'),
        isUnread: 1,
        isUnseen: 1,
        at: $('at'),
        show: $('show'),
      })
      .returning('id'),
);

export const setNotificationMarks = statement((db, $: Bind<{ unread: number; unseen: number; id: number }>) =>
  db
    .updateTable('notification')
    .set({ isUnread: $('unread'), isUnseen: $('unseen') })
    .where('id', '=', $('id')),
);

/** Marks notifications with a performer's id between `from` and `to` as read; returns the ids that were unread. */
export const readNotifications = statement((db, $: Bind<{ guestId: number; type: number; from: number; to: number }>) =>
  db
    .updateTable('notification')
    .set({ isUnread: 0, isUnseen: 0 })
    .where('guestId', '=', $('guestId'))
    .where('type', '=', $('type'))
    .where('actorId', '>=', $('from'))
    .where('actorId', '<=', $('to'))
    .where('isUnread', '=', 1)
    .returning('id'),
);
