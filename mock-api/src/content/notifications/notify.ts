import type { Infer } from '@lounge/protocol';
import { notificationsList, type notification } from '@lounge/protocol/content/notifications';
import { publish } from '../../world/bus.ts';
import { raise } from '../../world/events.ts';
import { parseJson, toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { guestNotified } from './events.ts';
import {
  deleteEarlier,
  insertNotification,
  notificationOf,
  readNotifications,
  type NotificationRow,
} from './statements.ts';

type Notification = Infer<typeof notification>;

/** Maps a row to a notification. */
export const notificationFrom = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  unread: row.isUnread === 1,
  unseen: row.isUnseen === 1,
  at: row.at,
  actor: row.actorId === null || row.actorName === null ? null : { id: row.actorId, name: row.actorName },
  show: row.show === null ? null : parseJson(row.show),
  program: row.program === null ? null : parseJson(row.program),
});

/** News for a guest. */
interface News extends Pick<Notification, 'type'> {
  readonly actorId: number | null;
  readonly show?: Notification['show'];
  readonly program?: Notification['program'];
  /** Whether it takes the place of earlier ones of its type about the performer. @default false */
  readonly replacesEarlier?: boolean;
}

/** Stores and publishes a notification for a guest; inside a change. */
export const notify = async (
  guestId: number,
  { type, actorId, show = null, program = null, replacesEarlier = false }: News,
  world: Pick<World, 'tx' | 'bus' | 'clock' | 'events'>,
): Promise<void> => {
  const earlier =
    replacesEarlier && actorId !== null ? await deleteEarlier.all(world.tx, { guestId, type, actorId }) : [];
  const about = {
    actorId,
    show: show === null ? null : toJson(show),
    program: program === null ? null : toJson(program),
  };
  const inserted = await insertNotification.first(world.tx, { guestId, type, ...about, at: nowIso(world) });
  const row = inserted === null ? null : await notificationOf.first(world.tx, { guestId, id: inserted.id });
  if (row === null) return;
  const notifications = [notificationFrom(row)];
  const removedIds = earlier.map(({ id }) => id);
  publish(world.bus, notificationsList, { guestId }, { notifications, removedIds, markedAsReadIds: [] });
  raise(world, guestNotified, { notificationId: row.id });
};

/**
 * Marks notifications as read whose cause the guest has read elsewhere, of one performer or of all; inside a change.
 * @assumed The documents do not say whether reading a message marks its notification.
 */
export const markAsRead = async (
  { tx, bus }: Pick<World, 'tx' | 'bus'>,
  guestId: number,
  { type, actorId }: { readonly type: number; readonly actorId: number | null },
): Promise<void> => {
  const range = { from: actorId ?? 0, to: actorId ?? Number.MAX_SAFE_INTEGER };
  const ids = (await readNotifications.all(tx, { guestId, type, ...range })).map(({ id }) => id);
  if (ids.length === 0) return;
  publish(bus, notificationsList, { guestId }, { notifications: [], removedIds: [], markedAsReadIds: ids });
};
