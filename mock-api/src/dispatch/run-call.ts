import { failureStatus, parse, type FailureCode, type Schema } from '@lounge/protocol';
import { keyHeader } from '../wire/idempotency-key.ts';
import { runInWorld, type Caller, type WorldParts } from '../world/world.ts';
import { ApiError, type HandledCall } from './handler.ts';

/** How a call ended: its answer, or a named failure. */
export type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly code: FailureCode; readonly field: string | null; readonly cause?: unknown };

/** The HTTP status of an outcome. */
export const statusOf = (outcome: Outcome): number => (outcome.ok ? 200 : failureStatus[outcome.code]);

/** The body of a failed REST call. */
export const failureBody = (code: FailureCode, field: string | null, requestId: string) => ({
  error: { code, field, requestId },
});

/** A failed outcome. */
export const failed = (code: FailureCode, field: string | null = null): Outcome => ({ ok: false, code, field });

/** The outcome of a thrown error. An unexpected one becomes `failed`, with its cause for the log only. */
export const outcomeOfError = (cause: unknown): Outcome =>
  cause instanceof ApiError ? failed(cause.code, cause.field) : { ok: false, code: 'failed', field: null, cause };

/** How calls are run. */
export interface RunOptions {
  /** Whether answers are checked against their declared schemas before they are sent; off in production for speed. */
  readonly parseAnswers: boolean;
}

const checkedAnswer = (schema: Schema, answer: unknown, options: RunOptions): Outcome => {
  if (!options.parseAnswers) return { ok: true, answer };
  const parsed = parse(schema, answer);
  if (parsed.ok) return { ok: true, answer };
  return {
    ok: false,
    code: 'failed',
    field: null,
    cause: new Error(`The answer does not match its schema at ${parsed.field}.`),
  };
};

/**
 * The part of the pipeline that all transports share, in this order: injected faults, idempotency key, permission, handler (a
 * change runs in a transaction), check of the answer. The input is parsed already. Unexpected errors become `failed`, with their
 * cause for the log only.
 */
export const runCall = async (
  { call, handler }: HandledCall,
  input: unknown,
  caller: Caller,
  world: WorldParts,
  options: RunOptions,
): Promise<Outcome> => {
  if (world.faults.pending !== null) {
    const code = await world.faults.apply(call.id);
    if (code !== null) return failed(code);
  }
  if (call.kind === 'rest' && call.idempotent && caller.key === null) return failed('malformed', keyHeader);
  if (call.needs === 'guest' && caller.guestId === null) return failed('needLogin');
  try {
    const answer = await runInWorld(world, call.changes, (inside) => handler(input, caller, inside));
    return checkedAnswer(call.answer, answer, options);
  } catch (cause) {
    return outcomeOfError(cause);
  }
};
