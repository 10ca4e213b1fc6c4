import { pathTo, type Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { pushMessage } from '@lounge/protocol/engagement/web-push';
import { isoOf, nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { PushTarget, SentPush } from '../../world/web-push.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { endSubscription } from './subscriptions.ts';
import {
  actorSlug,
  dueDeliveries,
  insertDelivery,
  isNotificationUnread,
  subscriptionByKey,
  takeDelivery,
} from './statements.ts';
import { pushTexts } from './texts.ts';

type Delivery = Row<'pushDelivery'>;

/** How many messages are sent at a time, and in one run. */
const [mostAtOnce, mostInRun] = [10, 200];
/** How often a message is tried. @assumed */
const mostTries = 5;
/** How long a push service is left alone that names no time, and at most. @assumed */
const [restMs, longestRestMs] = [60_000, 3_600_000];

const pathOf = async ({ text, about }: Delivery, language: Language, world: World): Promise<string> => {
  if (text === 'campaign') return pathTo('magazine.events', language);
  if (text === 'news') return pathTo('blog.overview', language);
  if (text === 'programBegins') return pathTo('tv.program', language);
  const actor = about === null ? null : await actorSlug.first(world.tx, { id: about });
  return actor === null ? pathTo('home', language) : pathTo('performer.overview', language, { actorName: actor.slug });
};

interface Taken {
  readonly delivery: Delivery;
  readonly target: PushTarget;
  readonly message: Infer<typeof pushMessage>;
}

/** Takes a message out; null for one that is not sent: another process has it, it is too late, its guest has read it, or nobody gets it. */
const take = async (id: number, world: World): Promise<Taken | null> => {
  const delivery = await takeDelivery.first(world.tx, { id });
  if (delivery === null || delivery.expiresAt <= nowIso(world)) return null;
  const { notificationId, kind, topic, text } = delivery;
  if (notificationId !== null && (await isNotificationUnread.first(world.tx, { id: notificationId })) === null)
    return null;
  const target = await subscriptionByKey.first(world.tx, { key: delivery.subscriptionKey });
  if (target === null) return null;
  const { language, brand } = target;
  const texts = pushTexts[language];
  const message = {
    kind,
    title: world.products[brand].name,
    body: texts.bodies[text],
    path: await pathOf(delivery, language, world),
    tag: topic,
    stop: texts.stop[kind],
  };
  return { delivery, target, message };
};

/** Deletes a subscription that is gone, and leaves for later what the push service did not take. */
const settle = async ({ delivery, target }: Taken, sent: SentPush, world: World): Promise<void> => {
  if (sent.outcome === 'gone') await endSubscription(delivery.subscriptionKey, world);
  if (sent.outcome !== 'later' || delivery.tries + 1 >= mostTries) return;
  const now = world.clock.now();
  const dueAt = isoOf(now + Math.min(sent.waitMs ?? restMs * 2 ** delivery.tries, longestRestMs));
  // It may have ended while the message was under way.
  const row = await subscriptionByKey.first(world.tx, { key: delivery.subscriptionKey });
  if (row === null || row.endpoint !== target.endpoint || dueAt >= delivery.expiresAt) return;
  const { id: _id, ...again } = delivery;
  await insertDelivery.all(world.tx, { ...again, dueAt, tries: delivery.tries + 1 });
};

const deliver = async (id: number, parts: WorldParts): Promise<void> => {
  const taken = await runInWorld(parts, true, (world) => take(id, world));
  if (taken === null) return;
  const { delivery, target, message } = taken;
  const ttl = Math.ceil((Date.parse(delivery.expiresAt) - parts.clock.now()) / 1000);
  const sent = await parts.webPush.send(target, { text: JSON.stringify(message), ttl, topic: delivery.topic });
  if (sent.outcome === 'gone' || sent.outcome === 'later')
    await runInWorld(parts, true, (world) => settle(taken, sent, world));
};

/**
 * Sends the messages that are due. Each is taken out before it is sent: a process that is killed in between loses those under way, and
 * nobody gets one twice.
 */
export const deliverDue = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const due = await dueDeliveries.all(parts.database.reader, { now: nowIso(parts), first: mostInRun });
  for (let at = 0; at < due.length; at += mostAtOnce)
    await Promise.all(due.slice(at, at + mostAtOnce).map(({ id }) => deliver(id, parts).catch(report)));
};
