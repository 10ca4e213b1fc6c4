import {
  freeChatDurationChanged,
  freeShowStart,
  freeShowStop,
  limitExit,
  type freeChatDuration,
} from '@lounge/protocol/content/live-chat';
import type { AnswerOf } from '@lounge/protocol';
import { reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { moveFreeChats, openChatsWith, performerToCall } from './chat-statements.ts';
import { publishChanged } from './publish-chat.ts';
import { endAndPublish } from './meter.ts';
import { changeStage, stageOf } from './stage.ts';

type Duration = AnswerOf<typeof freeChatDuration>;

const setFree = statement((db, $: Bind<{ id: number; free: number }>) =>
  db
    .updateTable('actor')
    .set({ freeChat: $('free') })
    .where('id', '=', $('id')),
);

const endedFreeShows = statement((db, $: Bind<{ now: string }>) =>
  db.selectFrom('stage').select('actorId').where('freeUntil', '<=', $('now')),
);

/** How long a performer's chat is free. @spec query:chat.free-duration */
export const freeDurationOf = async (actorId: number, world: Pick<World, 'tx' | 'clock'>): Promise<Duration> => {
  const performer = (await performerToCall.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
  const isFree = performer.freeChat === 1;
  const endsAt = isFree ? (await stageOf(world, actorId)).freeUntil : null;
  const ms = endsAt === null ? 0 : Date.parse(endsAt) - world.clock.now();
  return { actorId, isFree, endsAt, secondsLeft: Math.max(0, Math.ceil(ms / 1000)) };
};

/**
 * Begins a performer's free chat, or moves its end, and publishes it. The chats of those who are in it end with it.
 * @spec state:free-show, state:free-chat-duration
 */
export const setFreeUntil = (parts: WorldParts, actorId: number, until: string): Promise<void> =>
  runInWorld(parts, true, async (world) => {
    const before = await freeDurationOf(actorId, world);
    await changeStage(actorId, { freeUntil: until }, world);
    await setFree.all(world.tx, { id: actorId, free: 1 });
    const push = before.isFree && before.endsAt !== null ? freeChatDurationChanged : freeShowStart;
    publish(world.bus, push, { everyone: true }, await freeDurationOf(actorId, world));
    for (const chat of await moveFreeChats.all(world.tx, { actorId, endsAt: until })) await publishChanged(chat, world);
  });

/** Ends a performer's free chat, with the chats of those who are in it (503), and publishes it. Returns false if there was none. */
export const stopFreeShow = (parts: WorldParts, actorId: number): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const before = await freeDurationOf(actorId, world);
    await changeStage(actorId, { freeUntil: null }, world);
    for (const { key, kind } of await openChatsWith.all(world.tx, { actorId }))
      if (kind === 'freeChat') await endAndPublish(key, limitExit.timeLimit, world);
    if (!before.isFree) return false;
    await setFree.all(world.tx, { id: actorId, free: 0 });
    publish(world.bus, freeShowStop, { everyone: true }, await freeDurationOf(actorId, world));
    return true;
  });

/** Ends the free chats whose time is over; a failure of one is reported. */
export const settleFreeShows = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  for (const { actorId } of await endedFreeShows.all(parts.database.reader, { now: nowIso(parts) }))
    await stopFreeShow(parts, actorId).catch(report);
};
