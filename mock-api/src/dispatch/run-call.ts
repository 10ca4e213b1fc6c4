import { failureStatus, parse, type FailureCode, type Schema } from '@lounge/protocol';
import { keyHeader } from '../wire/idempotency-key.ts';
import { inWorld, type Caller, type WorldParts } from '../world/world.ts';
import { ApiError, type Handled } from './handler.ts';

/** How a call ended: its answer, or a named failure. */
export type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly code: FailureCode; readonly field: string | null; readonly cause?: unknown };

/** The status of an outcome in REST. */
export const statusOf = (outcome: Outcome): number => (outcome.ok ? 200 : failureStatus[outcome.code]);

/** A failure as REST sends it. */
export const failureBody = (code: FailureCode, field: string | null, requestId: string) => ({
  error: { code, field, requestId },
});

/** A failed outcome. */
export const failed = (code: FailureCode, field: string | null = null): Outcome => ({ ok: false, code, field });

/** How a thrown error ends a call or command; what nobody expected is `failed`, with its cause for the log only. */
export const outcomeOfError = (cause: unknown): Outcome =>
  cause instanceof ApiError ? failed(cause.code, cause.field) : { ok: false, code: 'failed', field: null, cause };

/** Whether answers are parsed by their declared shapes before they leave; off in production for speed. */
export interface RunOptions {
  readonly parseAnswers: boolean;
}

const shaped = (of: Schema, answer: unknown, options: RunOptions): Outcome => {
  if (!options.parseAnswers) return { ok: true, answer };
  const parsed = parse(of, answer);
  if (parsed.ok) return { ok: true, answer };
  return { ok: false, code: 'failed', field: null, cause: new Error(`the answer does not fit at ${parsed.field}`) };
};

/**
 * The part of the pipeline that all transports share, in this order: planned faults, key, permit, handle (a change in a transaction), shape.
 * The input has been parsed already. Unexpected errors become `failed`, with their cause for the log only.
 */
export const runCall = async (
  { call, handler }: Handled,
  input: unknown,
  caller: Caller,
  world: WorldParts,
  options: RunOptions,
): Promise<Outcome> => {
  if (world.faults.planned !== null) {
    const code = await world.faults.meet(call.id);
    if (code !== null) return failed(code);
  }
  if (call.kind === 'rest' && call.idempotent && caller.key === null) return failed('malformed', keyHeader);
  if (call.needs === 'guest' && caller.guestId === null) return failed('needLogin');
  try {
    const answer = await inWorld(world, call.changes, (inside) => handler(input as never, caller, inside));
    return shaped(call.answer, answer, options);
  } catch (cause) {
    return outcomeOfError(cause);
  }
};
