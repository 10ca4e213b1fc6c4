import type { AnyCall, Call, FailureCode, Infer, Schema } from '@lounge/protocol';
import type { Caller, World } from '../world/world.ts';

/** A named failure on its way out of a handler; it carries no stack. */
export class ApiError extends Error {
  readonly code: FailureCode;
  readonly field: string | null;

  constructor(code: FailureCode, field: string | null = null) {
    super(code);
    this.code = code;
    this.field = field;
  }
}

/** Ends a call with a named failure. */
export const reject = (code: FailureCode, field: string | null = null): never => {
  throw new ApiError(code, field);
};

/** The guest of a call or command that needs one. */
export const guestOf = ({ guestId }: Caller): number => guestId ?? reject('needLogin');

/** A handler that has forgotten its types, for tables. */
export type AnyHandler = (input: never, caller: Caller, world: World) => Promise<unknown>;

/** A call and what answers it. */
export interface Handled {
  readonly call: AnyCall;
  readonly handler: AnyHandler;
}

/** Ties a handler to its declared call. */
export const handle = <I extends Schema, A extends Schema>(
  call: Call<I, A> & AnyCall,
  handler: (input: Infer<I>, caller: Caller, world: World) => Promise<Infer<A>>,
): Handled => ({ call, handler: handler as AnyHandler });
