import type { Infer } from '@lounge/protocol';
import { notificationsList, type notification } from '@lounge/protocol/content/notifications';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { insertNotification, notificationOf, readNotifications, type NotificationRow } from './statements.ts';

/** A row as it appears on the wire. */
export const notificationFrom = (row: NotificationRow): Infer<typeof notification> => ({
  id: row.id,
  type: row.type,
  unread: row.is_unread === 1,
  unseen: row.is_unseen === 1,
  at: row.at,
  actor: row.actor_id === null || row.actor_name === null ? null : { id: row.actor_id, name: row.actor_name },
});

/** Tells a guest something and keeps it; inside a change. */
export const notify = async (
  world: Pick<World, 'tx' | 'bus' | 'clock'>,
  guestId: number,
  { type, actorId }: { readonly type: number; readonly actorId: number | null },
): Promise<void> => {
  const made = await insertNotification.first(world.tx, { guestId, type, actorId, at: nowIso(world) });
  const row = made === null ? null : await notificationOf.first(world.tx, { guestId, id: made.id });
  if (row === null) return;
  const notifications = [notificationFrom(row)];
  publish(world.bus, notificationsList, { guestId }, { notifications, removedIds: [], markedAsReadIds: [] });
};

/**
 * Takes notifications for read whose cause the guest has read elsewhere, of one performer or of all; inside a change.
 * @assumed The documents say how a notification is marked, not what reading its message does to it.
 */
export const takeForRead = async (
  { tx, bus }: Pick<World, 'tx' | 'bus'>,
  guestId: number,
  { type, actorId }: { readonly type: number; readonly actorId: number | null },
): Promise<void> => {
  const range = { from: actorId ?? 0, to: actorId ?? Number.MAX_SAFE_INTEGER };
  const ids = (await readNotifications.all(tx, { guestId, type, ...range })).map(({ id }) => id);
  if (ids.length === 0) return;
  publish(bus, notificationsList, { guestId }, { notifications: [], removedIds: [], markedAsReadIds: ids });
};
