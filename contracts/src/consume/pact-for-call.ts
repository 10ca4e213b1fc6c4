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
import { pactWith } from './pact.ts';
import { anonymous, type PactCaller } from './callers.ts';

/** One agreement about a call: when it is made like this, it ends like that. */
export type CallPact<C extends AnyCall> = Ending<C> & {
  /** The interaction's description; unique within its provider. */
  readonly description: string;
  /** What holds before, besides what the visitor brings along. */
  readonly states?: readonly ProviderState[];
  /** Who calls. @default an anonymous visitor */
  readonly caller?: PactCaller;
  readonly input: InputOf<C>;
};

/** The guest's side of an agreement: the real client, on a standing clock, against Pact's server. */
export interface GuestSide {
  readonly client: Client;
  readonly transport: CallTransport;
  readonly clock: FakeClock;
  readonly scope: Scope;
}

const guestSide = (baseUrl: string, visitor: PactCaller): GuestSide => {
  const clock = fakeClock();
  const carrier = fetchTransport({ baseUrl });
  let keys = 0;
  const report = ({ message }: Failure): never => {
    throw new Error(message);
  };
  const client = createClient({
    transport: carrier,
    clock,
    version: pactVersion,
    strict: true,
    report,
    identity: () => visitor.identity,
    newKey: () => `k-${(keys += 1)}`,
  });
  return { client, transport: carrier, clock, scope: createScope() };
};

/** The answer that Pact's server gives: lists that are matched by their first item hold that item. */
const servedOf = <C extends AnyCall>(call: C, ending: Ending<C>): AnswerOf<C> | null =>
  'answer' in ending ? (exampleOf(matchersOf(call.answer, ending.answer, ending.exact)) as AnswerOf<C>) : null;

const asExpected = <C extends AnyCall>(call: C, ending: Ending<C>): unknown =>
  'answer' in ending
    ? { ok: true, value: servedOf(call, ending) }
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
 * Writes an agreement into the contract, after the real client (or the store method in `act`) has kept it: it sent
 * exactly this request and made of the response what the guest sees.
 */
export const pactForCall = async <C extends AnyCall>(
  call: C,
  agreement: CallPact<C>,
  act?: (guest: GuestSide, served: AnswerOf<C>) => Promise<void>,
): Promise<void> => {
  const { description: says, input, states: given = [], caller: visitor = anonymous } = agreement;
  const interaction = pactWith(call.kind === 'rest' ? 'rest-api' : 'query-service').addInteraction();
  // Pact types parameters as strings only; JSON values travel as they are.
  for (const { name, params } of [...visitor.states, ...given]) interaction.given(name, { ...params } as never);
  const request = requestOf(call, input, visitor.identity);
  const response = responseOf(call, agreement);
  await interaction
    .uponReceiving(says)
    .comment({ key: 'call', value: call.id })
    .withRequest(request.method, request.path, (builder) => {
      // Pact types no matchers in queries.
      builder.query(request.query as never).headers(request.headers);
      if (request.body instanceof Uint8Array) builder.body(fileTypeOf(request.body), Buffer.from(request.body));
      else if (request.body !== null) builder.jsonBody(request.body);
    })
    .willRespondWith(response.status, (builder) => {
      // Pact types no matchers in headers.
      builder.headers(response.headers as never).jsonBody(response.body);
    })
    .executeTest(async ({ url }) => {
      const guest = guestSide(url, visitor);
      if (act === undefined) expect(await guest.client.call(call, input)).toEqual(asExpected(call, agreement));
      else await act(guest, servedOf(call, agreement) as AnswerOf<C>);
      guest.scope.end();
    });
};
