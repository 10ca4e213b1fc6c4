import {
  notificationMarkRead,
  notificationMarkSeen,
  notificationRemove,
  notificationsFloatingRequest,
  notificationsMarkAll,
  notificationsNavbarRequest,
} from '@lounge/protocol/content/notifications';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { afterAll } from './handlers.ts';
import { notificationFrom } from './notify.ts';
import {
  deleteNotification,
  newestNotifications,
  notificationOf,
  readAllNotifications,
  setNotificationMarks,
} from './statements.ts';

/** Marks a notification of the caller as seen or read and returns it. */
const mark = async (id: number, isRead: boolean, caller: Caller, { tx }: World) => {
  const guestId = guestOf(caller);
  const row = (await notificationOf.first(tx, { guestId, id })) ?? reject('unknown', 'notificationId');
  const marks = { isUnread: isRead ? 0 : row.isUnread, isUnseen: 0 };
  await setNotificationMarks.all(tx, { id, unread: marks.isUnread, unseen: marks.isUnseen });
  return notificationFrom({ ...row, ...marks });
};

const newestOf = async ({ newest }: { newest: number }, caller: Caller, { tx }: World) => {
  const rows = await newestNotifications.all(tx, { guestId: guestOf(caller), before: afterAll, first: newest });
  return { notifications: rows.map(notificationFrom), removedIds: [], markedAsReadIds: [] };
};

/** The handlers of this module's commands. */
export const notificationCommands = [
  handle(notificationsNavbarRequest, newestOf),
  handle(notificationsFloatingRequest, newestOf),
  handle(notificationMarkSeen, async ({ notificationId }, caller, world) => ({
    notifications: [await mark(notificationId, false, caller, world)],
    removedIds: [],
    markedAsReadIds: [],
  })),
  handle(notificationMarkRead, async ({ notificationId }, caller, world) => {
    const { id } = await mark(notificationId, true, caller, world);
    return { notifications: [], removedIds: [], markedAsReadIds: [id] };
  }),
  handle(notificationRemove, async ({ notificationId }, caller, { tx }) => {
    await deleteNotification.all(tx, { guestId: guestOf(caller), id: notificationId });
    return { notifications: [], removedIds: [notificationId], markedAsReadIds: [] };
  }),
  handle(notificationsMarkAll, async ({ upToId }, caller, { tx }) => {
    await readAllNotifications.all(tx, { guestId: guestOf(caller), upToId });
    return { upToId };
  }),
];
