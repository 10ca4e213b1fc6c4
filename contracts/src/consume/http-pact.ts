import type { AnswerOf, HttpCall } from '@lounge/protocol';
import { fetchTransport, fileTypeOf } from '@lounge/transport';
import { expect } from 'vitest';
import { pactRequestId, requestOf, responseOf, type Ending } from '../derive/wire.ts';
import { expectedResult, mockAnswerOf, type Act, type CallPactOptions } from './call-pact.ts';
import { providerOf } from './files.ts';
import { givenStates } from './given-states.ts';
import { guestSide } from './guest-side.ts';
import { pactWith } from './pact.ts';
import { anonymous } from './callers.ts';

/** An interaction over HTTP: a call with its expected answer or error. */
export type HttpPact<C extends HttpCall> = Ending<C> & CallPactOptions<C>;

/** Files of calls are pages. */
const fileType = 'text/html';

/** Writes an interaction over HTTP; Pact's mock server compares the request and responds. */
export const writeHttpPact = async <C extends HttpCall>(call: C, pact: HttpPact<C>, act?: Act<C>): Promise<void> => {
  const { description, input, states = [], caller = anonymous } = pact;
  const interaction = pactWith(providerOf(call)).addInteraction();
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
      builder.headers(response.headers);
      if (typeof response.body !== 'string') builder.jsonBody(response.body);
      else builder.body(fileType, Buffer.from(response.body));
    })
    .executeTest(async ({ url }) => {
      const guest = guestSide(caller, { transport: fetchTransport({ baseUrl: url }) });
      const expected = expectedResult(call, pact, pactRequestId);
      if (act === undefined) expect(await guest.client.call(call, input)).toEqual(expected);
      else await act(guest, mockAnswerOf(call, pact) as AnswerOf<C>);
      guest.scope.end();
    });
};
