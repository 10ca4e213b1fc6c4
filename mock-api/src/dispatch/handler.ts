import type { AnyCall, Call, FailureCode, Infer, Schema } from '@lounge/protocol';
import type { Caller, World, WorldParts } from '../world/world.ts';

/** A named failure that a handler throws; `runCall` turns it into the call's outcome. */
export class ApiError extends Error {
  readonly code: FailureCode;
  readonly field: string | null;

  constructor(code: FailureCode, field: string | null = null) {
    super(code);
    this.code = code;
    this.field = field;
  }
}

/** Throws a named failure, which ends the call. */
export const reject = (code: FailureCode, field: string | null = null): never => {
  throw new ApiError(code, field);
};

/** Returns the caller's guest id; rejects anonymous callers with `needLogin`. */
export const guestOf = ({ guestId }: Caller): number => guestId ?? reject('needLogin');

/** A handler without its types, for tables of handlers of all calls. Its input has been parsed by the call's schema. */
export type AnyHandler = (input: unknown, caller: Caller, world: World) => Promise<unknown>;

/** A declared call with its handler. */
export interface HandledCall {
  readonly call: AnyCall;
  readonly handler: AnyHandler;
  /** Runs before the transaction of the handler, in transactions of its own; returns the handler's input. */
  readonly before?: (input: unknown, caller: Caller, world: WorldParts) => Promise<unknown>;
}

/** Binds a handler to its declared call. The answer of a command is the payload of its reply, which `runCall` publishes. */
export const handle = <I extends Schema, A extends Schema>(
  call: Call<I, A> & AnyCall,
  handler: (input: Infer<I>, caller: Caller, world: World) => Promise<Infer<A>>,
): HandledCall => ({
  call,
  // `runCall` passes what the call's input schema has parsed.
  handler: (input, caller, world) => handler(input as Infer<I>, caller, world),
});

/**
 * Like `handle`, for a call that has more to store than fits in one transaction: `before` prepares it in transactions of its own.
 * A call that fails in between must leave nothing that anybody sees.
 */
export const handleAfter = <I extends Schema, A extends Schema, B>(
  call: Call<I, A> & AnyCall,
  before: (input: Infer<I>, caller: Caller, world: WorldParts) => Promise<B>,
  handler: (prepared: B, caller: Caller, world: World) => Promise<Infer<A>>,
): HandledCall => ({
  call,
  // As in `handle`; `runCall` passes what `before` returned.
  before: (input, caller, world) => before(input as Infer<I>, caller, world),
  handler: (prepared, caller, world) => handler(prepared as B, caller, world),
});
