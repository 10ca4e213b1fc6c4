import type { AnswerOf, InputOf } from '@lounge/protocol';
import { notificationTypes } from '@lounge/protocol/content/notifications';
import { tvReminderAheadMs, type setTvReminder } from '@lounge/protocol/engagement/tv';
import { languages } from '@lounge/locale';
import { notify } from '../../content/notifications/index.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { parseJson } from '../../world/json.ts';
import { isoOf } from '../../world/now-iso.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import { broadcastAt } from './programme.ts';
import { isWithin, programmed, type Programmed } from './read-programme.ts';
import { slotsFor } from './slots.ts';
import { dueReminders, insertReminder, reminderKey, remindersOf, takeReminder, type StreamType } from './statements.ts';

/** How many reminders a guest has at most. @assumed */
export const mostReminders = 100;

/** How late a reminder is still sent. @assumed */
const latestMs = 600_000;

/** Years of other lengths have no Berlin day. Within it the programme comes round for ever, so that an entry of any week can be named. */
const farthestReminderMs = 1_000 * 366 * 86_400_000;

/** How many reminders are sent in one run. */
const mostAtOnce = 200;

/** The entry that begins at an instant; null where none does. */
const entryAt = async (
  streamType: StreamType,
  start: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Programmed | null> => {
  const broadcast = broadcastAt(await slotsFor(streamType, world), start);
  return broadcast === null ? null : ((await programmed(streamType, [broadcast], world))[0] ?? null);
};

/** Sets whether the guest is reminded of an entry. */
export const setReminder = async (
  { type: streamType, start: startText, isReminded }: InputOf<typeof setTvReminder>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof setTvReminder>> => {
  const guestId = guestOf(caller);
  const instant = Date.parse(startText);
  if (!isWithin(instant, farthestReminderMs, world)) reject('unknown', 'start');
  const start = isoOf(instant);
  const key = reminderKey({ guestId, streamType, start });
  if (!isReminded) {
    await takeReminder.all(world.tx, { key });
    return { isReminded };
  }
  if ((await entryAt(streamType, instant, world)) === null) reject('unknown', 'start');
  if (instant <= world.clock.now()) reject('notPossible', 'start');
  const others = (await remindersOf.all(world.tx, { guestId })).filter((each) => each.key !== key);
  if (others.length >= mostReminders) reject('limitReached');
  await insertReminder.all(world.tx, { key, guestId, streamType, start });
  return { isReminded };
};

/** Tells a guest of what begins; what the programme no longer has, and what was forgotten, is dropped. */
const remind = async (key: string, world: World): Promise<void> => {
  const taken = await takeReminder.first(world.tx, { key });
  if (taken === null) return;
  const { guestId, streamType, start } = taken;
  const instant = Date.parse(start);
  if (world.clock.now() > instant - tvReminderAheadMs + latestMs) return;
  const entry = await entryAt(streamType, instant, world);
  if (entry === null) return;
  const titles = parseJson(entry.format.title);
  const title = languages.map((language) => ({ value: titles[language], language }));
  const program = { title, streamType, start };
  await notify(guestId, { type: notificationTypes.programBegins, actorId: null, program }, world);
};

/** Sends the reminders that are due, each in a change of its own, once whichever process takes it. */
export const remindDue = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const until = isoOf(parts.clock.now() + tvReminderAheadMs);
  const due = await dueReminders.all(parts.database.reader, { until, first: mostAtOnce });
  for (const { key } of due) await runInWorld(parts, true, (world) => remind(key, world)).catch(report);
};
