import { notificationTypes } from '@lounge/protocol/content/notifications';
import { guestNotified } from '../../content/notifications/events.ts';
import { isQuiet } from '../../content/notifications/index.ts';
import { listen } from '../../world/events.ts';
import { isoOf, nowIso } from '../../world/now-iso.ts';
import type { PushText } from '../../world/tables/web-push.ts';
import type { World } from '../../world/world.ts';
import { deleteSameTopic, insertDelivery, notificationById, subscriptionsOfGuest } from './statements.ts';

/** How long what happens now is news. @assumed */
const currentMs = 15 * 60_000;

/** The notifications that browsers are told of as well, if they are told of performers. @assumed A reminder is one of those. */
const texts = new Map<number, PushText>([
  [notificationTypes.performerOnline, 'performerOnline'],
  [notificationTypes.showBegan, 'showBegan'],
  [notificationTypes.programBegins, 'programBegins'],
]);

const tell = async (id: number, world: World): Promise<void> => {
  const notification = await notificationById.first(world.tx, { id });
  if (notification === null || notification.isUnread === 0) return;
  const text = texts.get(notification.type);
  const now = world.clock.now();
  // Reminders come whenever they are due: the guest has asked for each.
  if (text === undefined || (text === 'performerOnline' && isQuiet(now))) return;
  const { guestId, actorId } = notification;
  const topic = `${text}-${actorId ?? id}`;
  for (const { key, isActorOnline, serverKey } of await subscriptionsOfGuest.all(world.tx, { guestId })) {
    if (isActorOnline === 0 || serverKey !== world.webPush.key) continue;
    await deleteSameTopic.all(world.tx, { subscriptionKey: key, topic });
    await insertDelivery.all(world.tx, {
      subscriptionKey: key,
      kind: 'actor-online',
      topic,
      about: actorId,
      text,
      notificationId: id,
      dueAt: nowIso(world),
      expiresAt: isoOf(now + currentMs),
      tries: 0,
    });
  }
};

/** The listeners of this module to events of others: what a guest is told in the bell, browsers are told as well. */
export const webPushListeners = [
  listen('engagement/web-push', guestNotified, ({ notificationId }, world) => tell(notificationId, world)),
];
