import type { AnswerOf } from '@lounge/protocol';
import {
  currentVoiceCall,
  voiceCallAnonymousStart,
  voiceCallLimitsMs,
  voiceCallResult,
  voiceCallStop,
  voicecallStart,
  voicecallStop,
} from '@lounge/protocol/content/live-chat';
import { handle, reject } from '../../dispatch/handler.ts';
import { publish, type Audience } from '../../world/bus.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { hasVisitorPlace, networkKey } from '../../wire/network.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import { checkCountry } from '../actors/index.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { performerToCall } from './chat-statements.ts';
import { privacyOf } from './stage.ts';
import { isInShow } from './terms.ts';
import {
  answerCall,
  callByKey,
  endCall,
  insertCall,
  lastCallOfNetwork,
  openCallsOf,
  openCallsWith,
  overdueCalls,
  visitorCalls,
  voiceLines,
} from './voice-call-statements.ts';

type CallRow = Row<'voiceCall'>;

/** The name of the server that connects voice calls. @assumed A client that calls by telephony would connect to it. */
const voiceServer = 'voice-1';

const visitorPrefix = 'visitor:';

/** How a call stores a caller whom no token distinguishes: they share what their address has, which is stored as its hash. */
const namelessPrefix = 'nameless:';

/** Who calls, as a call stores it. */
const callerOf = ({ guestId, visitor = '', address = '' }: Caller): string => {
  if (guestId !== null) return `guest:${guestId}`;
  return visitor === '' ? `${namelessPrefix}${fingerprint('voiceCall', { address })}` : `${visitorPrefix}${visitor}`;
};

/** Who is told of a call: its caller alone, since who knows its client id can end it. */
const audienceOf = ({ caller, guestId }: Pick<CallRow, 'caller' | 'guestId'>): Audience =>
  guestId === null
    ? { visitor: caller.startsWith(visitorPrefix) ? caller.slice(visitorPrefix.length) : '' }
    : { guestId };

/**
 * Whether a caller ends an open call by calling: a member that of any visitor, as visitors pay nothing and cost nothing to become, and a
 * visitor with a token that of a nameless caller that nobody has answered.
 */
const takesLine = (caller: Caller, open: Pick<CallRow, 'caller' | 'guestId' | 'answeredAt'>): boolean => {
  if (open.guestId !== null) return false;
  if (caller.guestId !== null) return true;
  const isNameless = (of: string): boolean => of.startsWith(namelessPrefix);
  return open.answeredAt === null && isNameless(open.caller) && !isNameless(callerOf(caller));
};

/**
 * Ends the calls with a performer that give way to a caller, if all do, so that scripts cannot hold her line. Returns whether the line is
 * free: she has one call at a time.
 */
const clearLine = async (actorId: number, caller: Caller, world: World): Promise<boolean> => {
  if ((await privacyOf(actorId, world)).isPrivate || (await isInShow(actorId, world))) return false;
  const open = await openCallsWith.all(world.tx, { actorId });
  if (!open.every((each) => each.caller === callerOf(caller) || takesLine(caller, each))) return false;
  for (const { key } of open) await stopCall(key, world);
  return true;
};

/** Whether a network has to wait before it calls a performer again: as long as its last call with her held the line. */
const isPaused = async (network: string, actorId: number, { tx, clock }: World): Promise<boolean> => {
  const last = await lastCallOfNetwork.first(tx, { network, actorId });
  if (last === null) return false;
  const end = Date.parse(last.endedAt ?? '');
  return clock.now() < end + (end - Date.parse(last.startedAt));
};

/**
 * Whether a caller finds a line, beside the calls that this one replaces. Visitors without an account leave half of all lines to members;
 * a network has one at a time, and pauses between its calls with a performer.
 * @assumed Decision 0065.
 */
const hasLine = async (actorId: number, caller: Caller, own: readonly CallRow[], world: World): Promise<boolean> => {
  if (caller.guestId !== null) return true;
  const network = networkKey(caller.address);
  const others = (await visitorCalls.all(world.tx)).filter(({ key }) => own.every((each) => each.key !== key));
  if (!hasVisitorPlace((await voiceLines.first(world.tx))?.total ?? 0, others, null)) return false;
  if (network === null) return true;
  // The pause would begin with the end of a call that she answered; one that still rings goes on.
  const wasAnswered = own.some((each) => each.actorId === actorId && each.answeredAt !== null);
  if (wasAnswered || others.some((each) => each.network === network)) return false;
  return !(await isPaused(network, actorId, world));
};

/** The result of a call that is to start: `voiceCallResult.success`, or why it cannot. @spec rule:voice-call-success */
const resultFor = async (actorId: number, caller: Caller, own: readonly CallRow[], world: World): Promise<number> => {
  const performer = (await performerToCall.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
  await checkCountry(actorId, caller, world);
  if (await isBlockedBetween(actorId, caller, world)) return voiceCallResult.blocked;
  if (performer.isVoice !== 1) return voiceCallResult.notOffered;
  if (performer.isOnline !== 1) return voiceCallResult.offline;
  if (!(await hasLine(actorId, caller, own, world))) return voiceCallResult.busy;
  return (await clearLine(actorId, caller, world)) ? voiceCallResult.success : voiceCallResult.busy;
};

/** The performer answers a call. Returns false if it is over, or was answered. */
export const answerVoiceCall = (parts: WorldParts, clientId: string): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const row = await answerCall.first(world.tx, { key: clientId, at: nowIso(world) });
    if (row === null) return false;
    publish(world.bus, voicecallStart, audienceOf(row), { actorId: row.actorId, clientId });
    return true;
  });

/** The whole seconds from a call's answer to an instant in milliseconds; 0 before the answer. */
const secondsUntil = ({ answeredAt: at }: CallRow, until: number): number =>
  at === null ? 0 : Math.max(0, Math.floor((until - Date.parse(at)) / 1000));

/** Ends a call, once. Returns the seconds from its answer to its end. */
export const stopCall = async (clientId: string, world: World): Promise<number> => {
  const row = (await callByKey.first(world.tx, { key: clientId })) ?? reject('unknown', 'clientId');
  if (row.endedAt !== null) return secondsUntil(row, Date.parse(row.endedAt));
  const seconds = secondsUntil(row, world.clock.now());
  await endCall.all(world.tx, { key: clientId, at: nowIso(world) });
  publish(world.bus, voicecallStop, audienceOf(row), { actorId: row.actorId, clientId, seconds });
  return seconds;
};

/** Whether a guest's voice call rings or runs. */
export const isInVoiceCall = async (guestId: number, { tx }: Pick<World, 'tx'>): Promise<boolean> =>
  (await openCallsOf.first(tx, { caller: `guest:${guestId}` })) !== null;

/** Ends the calls of a guest with a performer. */
export const stopCallsWith = async (guestId: number, actorId: number, world: World): Promise<void> => {
  for (const { key, actorId: of } of await openCallsOf.all(world.tx, { caller: `guest:${guestId}` }))
    if (of === actorId) await stopCall(key, world);
};

/** Ends the calls that nobody answered, those whose time is over, those of performers who left, and of guests who were locked; a failure of one is reported. */
export const settleVoiceCalls = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const before = (ms: number) => new Date(parts.clock.now() - ms).toISOString();
  const times = { ringing: before(voiceCallLimitsMs.ring), answered: before(voiceCallLimitsMs.call) };
  for (const { key } of await overdueCalls.all(parts.database.reader, times))
    await runInWorld(parts, true, (world) => stopCall(key, world)).catch(report);
};

/** The calls of a caller that ring or run. */
const callsOf = (caller: Caller, { tx }: Pick<World, 'tx'>): Promise<readonly CallRow[]> =>
  openCallsOf.all(tx, { caller: callerOf(caller) });

const start = async (
  actorId: number,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof voiceCallAnonymousStart>> => {
  const own = await callsOf(caller, world);
  const resultCode = await resultFor(actorId, caller, own, world);
  if (resultCode !== voiceCallResult.success) return { resultCode, server: '', clientId: '' };
  // Of a page that is gone, and could not end it.
  for (const each of own) await stopCall(each.key, world);
  const key = randomHex(16);
  const { guestId } = caller;
  const network = guestId === null ? networkKey(caller.address) : null;
  // A visitor who calls again rings on, so that nobody holds a line by calling anew.
  const rings = guestId !== null ? undefined : own.find((each) => each.actorId === actorId && each.answeredAt === null);
  const startedAt = rings?.startedAt ?? nowIso(world);
  await insertCall.all(world.tx, { key, caller: callerOf(caller), network, guestId, actorId, startedAt });
  return { resultCode, server: voiceServer, clientId: key };
};

const current = async (caller: Caller, world: World): Promise<AnswerOf<typeof currentVoiceCall>> => {
  // Who shares an address is not told of the call of another, as its client id ends it.
  const [row] = callerOf(caller).startsWith(namelessPrefix) ? [] : await callsOf(caller, world);
  const call =
    row === undefined
      ? null
      : {
          actorId: row.actorId,
          server: voiceServer,
          clientId: row.key,
          isAnswered: row.answeredAt !== null,
          seconds: secondsUntil(row, world.clock.now()),
        };
  return { isAnonymousVoicecall: call !== null, call };
};

/**
 * The handlers of anonymous voice calls. A caller has one call: another one that begins ends the one before. Who holds the random client id can
 * end a call.
 * @spec query:voice-call.anonymous.start, state:anonymous-voice-call
 */
export const voiceCallHandlers = [
  handle(voiceCallAnonymousStart, ({ actorId }, caller, world) => start(actorId, caller, world)),
  handle(voiceCallStop, async ({ clientId }, _, world) => ({ seconds: await stopCall(clientId, world) })),
  handle(currentVoiceCall, (_, caller, world) => current(caller, world)),
];
