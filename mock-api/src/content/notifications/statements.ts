import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A notification and who caused it. */
export type NotificationRow = Row<'notification'> & { readonly actor_name: string | null };

/** Binds `guestId` and `first`; newest first. */
export const newestNotifications = statement<NotificationRow>((db, $) =>
  db
    .selectFrom('notification')
    .leftJoin('actor', 'actor.id', 'notification.actor_id')
    .selectAll('notification')
    .select('actor.name as actor_name')
    .where('guest_id', '=', $('guestId'))
    .orderBy('notification.id', 'desc')
    .limit($('first')),
);

/** Binds `guestId` and `id`. */
export const notificationOf = statement<NotificationRow>((db, $) =>
  db
    .selectFrom('notification')
    .leftJoin('actor', 'actor.id', 'notification.actor_id')
    .selectAll('notification')
    .select('actor.name as actor_name')
    .where('guest_id', '=', $('guestId'))
    .where('notification.id', '=', $('id')),
);

/** Binds `guestId`, `type`, `actorId` and `at`; answers the id. */
export const insertNotification = statement<{ id: number }>((db, $) =>
  db
    .insertInto('notification')
    .values({
      guest_id: $('guestId'),
      type: $('type'),
      actor_id: $('actorId'),
      is_unread: 1,
      is_unseen: 1,
      at: $('at'),
    })
    .returning('id'),
);

/** Binds `id`, `unread` and `unseen`. */
export const setNotificationMarks = statement((db, $) =>
  db
    .updateTable('notification')
    .set({ is_unread: $('unread'), is_unseen: $('unseen') })
    .where('id', '=', $('id')),
);

/** Binds `guestId`, `type`, and the performers' ids `from` and `to`; answers the ids that were unread. */
export const readNotifications = statement<{ id: number }>((db, $) =>
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
