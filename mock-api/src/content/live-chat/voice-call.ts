import {
  voiceCallAnonymousStart,
  voiceCallLimitsMs,
  voiceCallResult,
  voiceCallStop,
  voicecallStart,
  voicecallStop,
} from '@lounge/protocol/content/live-chat';
import { handle, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import { performerToCall } from './chat-statements.ts';
import { companyOf } from './stage.ts';

/** The name of the server that connects voice calls. @assumed A client that calls by telephony would connect to it. */
const voiceServer = 'voice-1';

/** Stores a call that rings. */
export const insertCall = statement(
  (db, $: Bind<{ key: string; caller: string; guestId: number | null; actorId: number; at: string }>) =>
    db.insertInto('voice_call').values({
      key: $('key'),
      caller: $('caller'),
      guest_id: $('guestId'),
      actor_id: $('actorId'),
      started_at: $('at'),
    }),
);

const callByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('voice_call').selectAll().where('key', '=', $('key')),
);

const answerCall = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('voice_call')
    .set({ answered_at: $('at') })
    .where('key', '=', $('key'))
    .where('answered_at', 'is', null)
    .where('ended_at', 'is', null)
    .returningAll(),
);

const endCall = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('voice_call')
    .set({ ended_at: $('at') })
    .where('key', '=', $('key'))
    .where('ended_at', 'is', null),
);

const openCallsWith = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('voice_call').select('key').where('actor_id', '=', $('actorId')).where('ended_at', 'is', null),
);

/** The calls that ring since before an instant. */
export const ringingCalls = statement((db, $: Bind<{ before: string }>) =>
  db
    .selectFrom('voice_call')
    .select('key')
    .where('ended_at', 'is', null)
    .where('answered_at', 'is', null)
    .where('started_at', '<=', $('before')),
);

const overdueCalls = statement((db, $: Bind<{ ringing: string; answered: string }>) =>
  db
    .selectFrom('voice_call')
    .select('key')
    .where('ended_at', 'is', null)
    .where((e) =>
      e.or([
        e.and([e('answered_at', 'is', null), e('started_at', '<=', $('ringing'))]),
        e('answered_at', '<=', $('answered')),
      ]),
    ),
);

/** Calls of a performer: one at a time. */
const isBusy = async (actorId: number, world: World): Promise<boolean> =>
  (await openCallsWith.first(world.tx, { actorId })) !== null || (await companyOf(world, actorId)).isPrivate;

/** The result of a call that is to start: `voiceCallResult.success`, or why it cannot. @spec rule:voice-call-success */
const resultFor = async (actorId: number, world: World): Promise<number> => {
  const performer = (await performerToCall.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
  if (performer.is_voice !== 1) return voiceCallResult.notOffered;
  if (performer.is_online !== 1) return voiceCallResult.offline;
  return (await isBusy(actorId, world)) ? voiceCallResult.busy : voiceCallResult.success;
};

const callerOf = ({ guestId, visitor }: Caller): string =>
  guestId === null ? `visitor:${visitor ?? ''}` : `guest:${guestId}`;

/** The performer answers a call. Returns false if it is over, or was answered. */
export const answerVoiceCall = (parts: WorldParts, clientId: string): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const row = await answerCall.first(world.tx, { key: clientId, at: nowIso(world) });
    if (row === null) return false;
    publish(world.bus, voicecallStart, { everyone: true }, { actorId: row.actor_id, clientId });
    return true;
  });

/** Ends a call, once. Returns the seconds from its answer to its end. */
export const stopCall = async (clientId: string, world: World): Promise<number> => {
  const row = (await callByKey.first(world.tx, { key: clientId })) ?? reject('unknown', 'clientId');
  const until = row.ended_at === null ? world.clock.now() : Date.parse(row.ended_at);
  const ms = row.answered_at === null ? 0 : until - Date.parse(row.answered_at);
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (row.ended_at !== null) return seconds;
  await endCall.all(world.tx, { key: clientId, at: nowIso(world) });
  publish(world.bus, voicecallStop, { everyone: true }, { actorId: row.actor_id, clientId, seconds });
  return seconds;
};

/** Ends the calls that nobody answered, and those whose time is over; a failure of one is reported. */
export const settleVoiceCalls = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const before = (ms: number) => new Date(parts.clock.now() - ms).toISOString();
  const times = { ringing: before(voiceCallLimitsMs.ring), answered: before(voiceCallLimitsMs.call) };
  for (const { key } of await overdueCalls.all(parts.database.reader, times))
    await runInWorld(parts, true, (world) => stopCall(key, world)).catch(report);
};

/**
 * The handlers of anonymous voice calls. Who holds the random client id can end the call.
 * @spec query:voice-call.anonymous.start, state:anonymous-voice-call
 */
export const voiceCallHandlers = [
  handle(voiceCallAnonymousStart, async ({ actorId }, caller, world) => {
    const resultCode = await resultFor(actorId, world);
    if (resultCode !== voiceCallResult.success) return { resultCode, server: '', clientId: '' };
    const key = randomHex(16);
    const call = { key, caller: callerOf(caller), guestId: caller.guestId, actorId, at: nowIso(world) };
    await insertCall.all(world.tx, call);
    return { resultCode, server: voiceServer, clientId: key };
  }),
  handle(voiceCallStop, async ({ clientId }, _, world) => ({ seconds: await stopCall(clientId, world) })),
];
