import { failureStatus, parse, type AnyCall, type Command, type FailureCode, type Push } from '@lounge/protocol';
import { keyField, keyHeader } from '../wire/idempotency-key.ts';
import { unstorableIn } from '../wire/storable-text.ts';
import { publish, type Audience, type Delivery } from '../world/bus.ts';
import type { Fault } from '../world/Faults.ts';
import type { DecidedBy } from '../world/Journal.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../world/world.ts';
import { passGate } from './gate.ts';
import { ApiError, reject, type HandledCall } from './handler.ts';

/** Who decided an outcome in place of the handler, for the journal. */
interface Decided {
  readonly decided?: {
    readonly by: DecidedBy;
    readonly stub?: string | undefined;
    /** In milliseconds. */
    readonly delay?: number;
  };
}

/** A named failure; an unexpected error has a cause, for the log only. */
export interface Failed extends Decided {
  readonly ok: false;
  readonly code: FailureCode;
  readonly field: string | null;
  readonly cause?: unknown;
}

/** How a call ended: its answer, or a named failure. */
export type Outcome = ({ readonly ok: true; readonly answer: unknown } & Decided) | Failed;

/** The HTTP status of an outcome. */
export const statusOf = (outcome: Outcome): number => (outcome.ok ? 200 : failureStatus[outcome.code]);

/** The body of a failed REST call. */
export const failureBody = (code: FailureCode, field: string | null, requestId: string) => ({
  error: { code, field, requestId },
});

/** A failed outcome. */
export const failed = (code: FailureCode, field: string | null = null): Failed => ({ ok: false, code, field });

/**
 * Codes of errors that end by themselves, by the operator, or when the call is repeated. Those with digits are PostgreSQL's: conflicts,
 * connections, a standby, resources, time, and a server that shuts down.
 */
const passingCodes =
  /^(?:SQLITE_FULL|SQLITE_IOERR|SQLITE_CANTOPEN|ENOSPC|EDQUOT|EIO|WORLD_CLOSED|DATABASE_AWAY|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|40001|40P01|08|25006|53|57014|57P0|58)/;

const isPassing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && passingCodes.test(cause.code);

/**
 * The outcome of a thrown error. A full or broken disk, a database that is away and a closed world make a call `unavailable`, another
 * unexpected error `failed`; both have their cause for the log only.
 */
export const outcomeOfError = (cause: unknown): Failed => {
  if (cause instanceof ApiError) return failed(cause.code, cause.field);
  return { ok: false, code: isPassing(cause) ? 'unavailable' : 'failed', field: null, cause };
};

/** The HTTP status of a thrown error: 503 for what ends by itself, 500 for an unexpected one. */
export const statusOfError = (cause: unknown): number => statusOf(outcomeOfError(cause));

/** Runs around a call, for metrics and traces; returns the outcome of `run`. */
export type AroundCall = (call: AnyCall, caller: Caller, run: () => Promise<Outcome>) => Promise<Outcome>;

/** How calls are run. */
export interface RunOptions {
  /** Whether answers are checked against their declared schemas before they are sent; off in production for speed. */
  readonly parseAnswers: boolean;
  /** @default nothing runs around a call */
  readonly around?: AroundCall | undefined;
}

/** Where a call carries its idempotency key. */
const keyNameOf = ({ kind }: AnyCall): string => (kind === 'command' ? keyField : keyHeader);

const checked = ({ answer: schema }: AnyCall, answer: unknown): unknown => {
  const parsed = parse(schema, answer);
  if (!parsed.ok) throw new Error(`The answer does not match its schema at ${parsed.field}.`);
  return answer;
};

/** Runs a handler and checks its answer. */
const perform = (
  { call, handler }: HandledCall,
  input: unknown,
  caller: Caller,
  { parseAnswers }: RunOptions,
  world: World,
): Promise<unknown> => {
  const answer = handler(input, caller, world);
  return parseAnswers ? answer.then((value) => checked(call, value)) : answer;
};

type AnsweredCommand = Command & { readonly reply: Push };

const isAnswered = (call: AnyCall): call is AnsweredCommand => call.kind === 'command' && call.reply !== null;

/** Who gets the reply to a command. A visitor without name and session cannot be found among the connections. */
const recipientOf = ({ guestId, visitor, session }: Caller): Audience => {
  if (guestId !== null) return { guestId };
  if (visitor !== undefined) return { visitor };
  return session === undefined ? reject('needLogin') : { session };
};

/** Performs a command and publishes its reply, with its key, before the other pushes of the handler. */
const performAndReply = async (
  handled: HandledCall,
  { reply, idempotent: isIdempotent }: AnsweredCommand,
  input: unknown,
  caller: Caller,
  options: RunOptions,
  world: World,
): Promise<unknown> => {
  const pushes: Delivery[] = [];
  const bus = { ...world.bus, publish: (delivery: Delivery) => void pushes.push(delivery) };
  const answer = await perform(handled, input, caller, options, { ...world, bus });
  publish(world.bus, reply, recipientOf(caller), answer, { key: caller.key, isIdempotent });
  for (const each of pushes) world.bus.publish(each);
  return answer;
};

/** The handler's input: that of the call, or the prepared one for a caller who passes the gate. */
const prepare = async ({ call, before }: HandledCall, input: unknown, caller: Caller, world: WorldParts) => {
  if (before === undefined) return input;
  await passGate(call, caller, world.database.reader);
  return before(input, caller, world);
};

/** Permission, the gate and the handler of a call. */
const performCall = async (
  handled: HandledCall,
  input: unknown,
  caller: Caller,
  options: RunOptions,
  world: WorldParts,
): Promise<Outcome> => {
  const { call } = handled;
  if (call.kind !== 'query' && call.idempotent && caller.key === null) return failed('malformed', keyNameOf(call));
  if (call.needs === 'guest' && caller.guestId === null) return failed('needLogin');
  const prepared = await prepare(handled, input, caller, world);
  const answer = await runInWorld(world, call.changes, async (inside) => {
    // Inside the change, so that no call is let in beside the one that locks the guest.
    await passGate(call, caller, inside.tx);
    return isAnswered(call)
      ? performAndReply(handled, call, prepared, caller, options, inside)
      : perform(handled, prepared, caller, options, inside);
  });
  return { ok: true, answer };
};

/** Answers in place of the handler as a stub says; the answer of a command is published as its reply. */
const answerOfStub = async (value: unknown, call: AnyCall, caller: Caller, world: WorldParts): Promise<Outcome> => {
  if (isAnswered(call)) {
    const { reply, idempotent: isIdempotent } = call;
    const to = recipientOf(caller);
    await runInWorld(world, true, async ({ bus }) => publish(bus, reply, to, value, { key: caller.key, isIdempotent }));
  }
  return { ok: true, answer: value };
};

/** Runs a call that has a fault or a stub. */
const performCallWith = async (
  { stub, answer, code, ms: delay }: Fault,
  [handled, input, caller, options, world]: Parameters<typeof performCall>,
): Promise<Outcome> => {
  const decided = { by: stub === undefined ? 'fault' : 'stub', stub, delay } as const;
  if (code !== null) return { ...failed(code), decided };
  if (answer !== undefined) return { ...(await answerOfStub(answer.value, handled.call, caller, world)), decided };
  const outcome = await performCall(handled, input, caller, options, world).catch(outcomeOfError);
  return { ...outcome, decided: { by: 'handler', delay } };
};

const dispatch = async (...args: Parameters<typeof performCall>): Promise<Outcome> => {
  const [{ call }, input, , , world] = args;
  const unstorable = unstorableIn(input);
  if (unstorable !== null) return failed('malformed', unstorable === '' ? null : unstorable);
  try {
    const fault = world.faults.pending === null ? null : await world.faults.apply(call.id);
    return await (fault === null ? performCall(...args) : performCallWith(fault, args));
  } catch (cause) {
    return outcomeOfError(cause);
  }
};

/** Runs a call and notes its outcome in the journal of the world. */
const noted = async (
  { call }: HandledCall,
  input: unknown,
  caller: Caller,
  { journal }: WorldParts,
  run: () => Promise<Outcome>,
): Promise<Outcome> => {
  const startedAt = journal.now();
  const outcome = await run();
  const { by, stub = null, delay = 0 } = outcome.decided ?? { by: 'handler' };
  journal.note({
    request: caller.requestId,
    kind: call.kind,
    call: call.id,
    status: statusOf(outcome),
    code: outcome.ok ? null : outcome.code,
    field: outcome.ok ? null : outcome.field,
    guestId: caller.guestId,
    by,
    stub,
    delayedMs: delay,
    ms: journal.now() - startedAt,
    input,
    ...(outcome.ok ? { answer: outcome.answer } : {}),
  });
  return outcome;
};

/**
 * The dispatcher that all transports share: storable texts, faults and stubs, idempotency key, permission, the gate of locked accounts, handler
 * (a change in a transaction), check of the answer, reply. The input is parsed already. Unexpected errors become `failed`.
 */
export const runCall = (
  handled: HandledCall,
  input: unknown,
  caller: Caller,
  options: RunOptions,
  world: WorldParts,
): Promise<Outcome> => {
  const { around } = options;
  // The path of nearly all calls, without a closure.
  if (around === undefined && !world.journal.isOn) return dispatch(handled, input, caller, options, world);
  const inner = () => dispatch(handled, input, caller, options, world);
  const run = around === undefined ? inner : () => around(handled.call, caller, inner);
  return world.journal.isOn ? noted(handled, input, caller, world, run) : run();
};
