import { hiddenNotificationTypes } from '@lounge/protocol/content/notifications';
import { countUpTo } from '../../world/bounded-count.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A notification with the name of its performer. */
export type NotificationRow = Row<'notification'> & { readonly actorName: string | null };

/** The newest notifications of a guest before one, without hidden types: those would take the place of others. */
export const newestNotifications = statement((db, $: Bind<{ guestId: number; before: number; first: number }>) =>
  db
    .selectFrom('notification')
    .leftJoin('actor', 'actor.id', 'notification.actorId')
    .selectAll('notification')
    .select('actor.name as actorName')
    .where('guestId', '=', $('guestId'))
    .where('notification.id', '<', $('before'))
    .where('type', 'not in', hiddenNotificationTypes)
    .orderBy('notification.id', 'desc')
    .limit($('first')),
);

/** The number of notifications that a guest is shown, as lists count. */
export const countNotifications = statement((db, $: Bind<{ guestId: number }>) =>
  countUpTo(
    db,
    db.selectFrom('notification').where('guestId', '=', $('guestId')).where('type', 'not in', hiddenNotificationTypes),
  ),
);

export const deleteNotification = statement((db, $: Bind<{ guestId: number; id: number }>) =>
  db.deleteFrom('notification').where('guestId', '=', $('guestId')).where('id', '=', $('id')),
);

/** Deletes what a guest was told before of a type and a performer; returns the ids. */
export const deleteEarlier = statement((db, $: Bind<{ guestId: number; type: number; actorId: number }>) =>
  db
    .deleteFrom('notification')
    .where('guestId', '=', $('guestId'))
    .where('type', '=', $('type'))
    .where('actorId', '=', $('actorId'))
    .returning('id'),
);

/** Marks all notifications of a guest up to one as read, hidden ones too. */
export const readAllNotifications = statement((db, $: Bind<{ guestId: number; upToId: number }>) =>
  db
    .updateTable('notification')
    .set({ isUnread: 0, isUnseen: 0 })
    .where('guestId', '=', $('guestId'))
    .where('id', '<=', $('upToId'))
    .where((e) => e.or([e('isUnread', '=', 1), e('isUnseen', '=', 1)])),
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
export const insertNotification = insertRow('notification', { isUnread: 1, isUnseen: 1 }, (insert) =>
  insert.returning('id'),
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
