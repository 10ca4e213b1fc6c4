import type { AnswerOf, AnyCall, InputOf } from '@lounge/protocol';
import type { ProviderState } from '@lounge/mock-api/states';
import {
  createClient,
  createScope,
  fetchTransport,
  fileTypeOf,
  type CallTransport,
  type Client,
  type Failure,
  type Scope,
} from '@lounge/transport';
import { fakeClock, type FakeClock } from '@lounge/transport/fakes';
import { expect } from 'vitest';
import { exampleOf, matchersOf } from '../derive/matchers.ts';
import { pactRequestId, pactVersion, requestOf, responseOf, type Ending } from '../derive/http.ts';
import { givenStates } from './given-states.ts';
import { pactWith } from './pact.ts';
import { anonymous, type PactCaller } from './callers.ts';

/** An interaction: a call with its expected answer or error. */
export type CallPact<C extends AnyCall> = Ending<C> & {
  /** The interaction's description; unique within its provider. */
  readonly description: string;
  /** Provider states besides those of the caller. */
  readonly states?: readonly ProviderState[];
  /** The visitor who calls. @default an anonymous visitor */
  readonly caller?: PactCaller;
  readonly input: InputOf<C>;
};

/** The consumer of an interaction: the real client, with a fake clock, against Pact's mock server. */
export interface GuestSide {
  readonly client: Client;
  readonly transport: CallTransport;
  readonly clock: FakeClock;
  readonly scope: Scope;
}

const guestSide = (baseUrl: string, caller: PactCaller): GuestSide => {
  const clock = fakeClock();
  const transport = fetchTransport({ baseUrl });
  let keys = 0;
  const report = ({ message }: Failure): never => {
    throw new Error(message);
  };
  const client = createClient({
    transport,
    clock,
    version: pactVersion,
    strict: true,
    report,
    identity: () => caller.identity,
    newKey: () => `k-${(keys += 1)}`,
  });
  return { client, transport, clock, scope: createScope() };
};

/** The answer of Pact's mock server: a list that is matched by its first item contains only that item. */
const mockAnswerOf = <C extends AnyCall>(call: C, ending: Ending<C>): AnswerOf<C> | null =>
  'answer' in ending ? (exampleOf(matchersOf(call.answer, ending.answer, ending.exact)) as AnswerOf<C>) : null;

const expectedResult = <C extends AnyCall>(call: C, ending: Ending<C>): unknown =>
  'answer' in ending
    ? { ok: true, value: mockAnswerOf(call, ending) }
    : {
        ok: false,
        failure: expect.objectContaining({
          kind: 'declared',
          callId: call.id,
          code: ending.error,
          field: ending.field ?? null,
          requestId: pactRequestId,
        }),
      };

/**
 * Writes an interaction into the pact, after the real client (or the store method in `act`) has sent exactly this request
 * and read the mock server's response.
 */
export const pactForCall = async <C extends AnyCall>(
  call: C,
  pact: CallPact<C>,
  act?: (guest: GuestSide, answer: AnswerOf<C>) => Promise<void>,
): Promise<void> => {
  const { description, input, states = [], caller = anonymous } = pact;
  const interaction = pactWith(call.kind === 'rest' ? 'rest-api' : 'query-service').addInteraction();
  givenStates(interaction, [...caller.states, ...states]);
  const request = requestOf(call, input, caller.identity);
  const response = responseOf(call, pact);
  await interaction
    .uponReceiving(description)
    .comment({ key: 'call', value: call.id })
    .withRequest(request.method, request.path, (builder) => {
      builder.query(request.query).headers(request.headers);
      if (request.body instanceof Uint8Array) builder.body(fileTypeOf(request.body), Buffer.from(request.body));
      else if (request.body !== null) builder.jsonBody(request.body);
    })
    .willRespondWith(response.status, (builder) => {
      builder.headers(response.headers).jsonBody(response.body);
    })
    .executeTest(async ({ url }) => {
      const guest = guestSide(url, caller);
      if (act === undefined) expect(await guest.client.call(call, input)).toEqual(expectedResult(call, pact));
      else await act(guest, mockAnswerOf(call, pact) as AnswerOf<C>);
      guest.scope.end();
    });
};
