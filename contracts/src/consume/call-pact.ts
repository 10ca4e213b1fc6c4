import type { AnswerOf, AnyCall, InputOf } from '@lounge/protocol';
import type { ProviderState } from '@lounge/mock-api/states';
import { expect } from 'vitest';
import { exampleOf, matchersOf } from '../derive/matchers.ts';
import type { Ending } from '../derive/wire.ts';
import type { GuestSide } from './guest-side.ts';
import type { PactCaller } from './callers.ts';

/** Options that the interactions of all calls share. */
export interface CallPactOptions<C extends AnyCall> {
  /** The interaction's description; unique within its provider. */
  readonly description: string;
  /** Provider states besides those of the caller. */
  readonly states?: readonly ProviderState[];
  /** The visitor who calls. @default an anonymous visitor */
  readonly caller?: PactCaller;
  readonly input: InputOf<C>;
}

/** Makes the call with the real client or a store method, and checks the effect; `answer` is the one of the mock server. */
export type Act<C extends AnyCall> = (guest: GuestSide, answer: AnswerOf<C>) => Promise<void>;

/** The answer of Pact's mock server: a list that is matched by its first item contains only that item. */
export const mockAnswerOf = <C extends AnyCall>(call: C, ending: object): AnswerOf<C> | null => {
  if (!('answer' in ending)) return null;
  const { answer, exact } = ending as Extract<Ending<C>, { answer: unknown }>;
  return exampleOf(matchersOf(call.answer, answer, exact)) as AnswerOf<C>;
};

/** The result of the real client for an ending; `requestId` is null without HTTP. */
export const expectedResult = <C extends AnyCall>(call: C, ending: Ending<C>, requestId: string | null): unknown =>
  'answer' in ending
    ? { ok: true, value: mockAnswerOf(call, ending) }
    : {
        ok: false,
        failure: expect.objectContaining({
          kind: 'declared',
          callId: call.id,
          code: ending.error,
          field: ending.field ?? null,
          requestId,
        }),
      };
