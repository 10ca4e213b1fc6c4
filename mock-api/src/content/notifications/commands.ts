import {
  notificationMarkRead,
  notificationMarkSeen,
  notificationsList,
  notificationsNavbarRequest,
} from '@lounge/protocol/content/notifications';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { handleCommand } from '../../dispatch/run-command.ts';
import { publish } from '../../world/bus.ts';
import type { Caller, World } from '../../world/world.ts';
import { notificationFrom } from './notify.ts';
import { newestNotifications, notificationOf, setNotificationMarks } from './statements.ts';

/** Marks a notification of the caller as seen or read and returns it. */
const mark = async (id: number, isRead: boolean, caller: Caller, { tx }: World) => {
  const guestId = guestOf(caller);
  const row = (await notificationOf.first(tx, { guestId, id })) ?? reject('unknown', 'notificationId');
  const marks = { is_unread: isRead ? 0 : row.is_unread, is_unseen: 0 };
  await setNotificationMarks.all(tx, { id, unread: marks.is_unread, unseen: marks.is_unseen });
  return notificationFrom({ ...row, ...marks });
};

/** The handlers of this module's commands. */
export const notificationCommands = [
  handleCommand(notificationsNavbarRequest, async ({ newest }, caller, { tx, bus }) => {
    const guestId = guestOf(caller);
    const rows = await newestNotifications.all(tx, { guestId, first: newest });
    const notifications = rows.map(notificationFrom);
    publish(bus, notificationsList, { guestId }, { notifications, removedIds: [], markedAsReadIds: [] });
  }),
  handleCommand(notificationMarkSeen, async ({ notificationId }, caller, world) => {
    const notifications = [await mark(notificationId, false, caller, world)];
    const payload = { notifications, removedIds: [], markedAsReadIds: [] };
    publish(world.bus, notificationsList, { guestId: guestOf(caller) }, payload);
  }),
  handleCommand(notificationMarkRead, async ({ notificationId }, caller, world) => {
    const { id } = await mark(notificationId, true, caller, world);
    const payload = { notifications: [], removedIds: [], markedAsReadIds: [id] };
    publish(world.bus, notificationsList, { guestId: guestOf(caller) }, payload);
  }),
];
