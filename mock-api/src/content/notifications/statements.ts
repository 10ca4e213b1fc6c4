import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A notification with the name of its performer. */
export type NotificationRow = Row<'notification'> & { readonly actor_name: string | null };

/** The newest notifications of a guest. */
export const newestNotifications = statement((db, $: Bind<{ guestId: number; first: number }>) =>
  db
    .selectFrom('notification')
    .leftJoin('actor', 'actor.id', 'notification.actor_id')
    .selectAll('notification')
    .select('actor.name as actor_name')
    .where('guest_id', '=', $('guestId'))
    .orderBy('notification.id', 'desc')
    .limit($('first')),
);

export const notificationOf = statement((db, $: Bind<{ guestId: number; id: number }>) =>
  db
    .selectFrom('notification')
    .leftJoin('actor', 'actor.id', 'notification.actor_id')
    .selectAll('notification')
    .select('actor.name as actor_name')
    .where('guest_id', '=', $('guestId'))
    .where('notification.id', '=', $('id')),
);

/** Inserts a notification and returns its id. */
export const insertNotification = statement(
  (db, $: Bind<{ guestId: number; type: number; actorId: number | null; at: string; show: NotificationRow['show'] }>) =>
    db
      .insertInto('notification')
      .values({
        guest_id: $('guestId'),
        type: $('type'),
        actor_id: $('actorId'),
        is_unread: 1,
        is_unseen: 1,
        at: $('at'),
        show: $('show'),
      })
      .returning('id'),
);

export const setNotificationMarks = statement((db, $: Bind<{ unread: number; unseen: number; id: number }>) =>
  db
    .updateTable('notification')
    .set({ is_unread: $('unread'), is_unseen: $('unseen') })
    .where('id', '=', $('id')),
);

/** Marks notifications with a performer's id between `from` and `to` as read; returns the ids that were unread. */
export const readNotifications = statement((db, $: Bind<{ guestId: number; type: number; from: number; to: number }>) =>
  db
    .updateTable('notification')
    .set({ is_unread: 0, is_unseen: 0 })
    .where('guest_id', '=', $('guestId'))
    .where('type', '=', $('type'))
    .where('actor_id', '>=', $('from'))
    .where('actor_id', '<=', $('to'))
    .where('is_unread', '=', 1)
    .returning('id'),
);
