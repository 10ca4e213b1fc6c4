import { MatchersV3, type TemplateHeaders, type TemplateQuery } from '@pact-foundation/pact';
import {
  bearer,
  encodeRest,
  envelopeParameters,
  failureStatus,
  keyHeader,
  operationText,
  queryPath,
  type AnyCall,
  type AnswerOf,
  type FailureCode,
  type InputOf,
  type QueryCall,
  type RestCall,
} from '@lounge/protocol';
import type { Identity } from '@lounge/transport';
import { matchersOf } from './matchers.ts';

const { like, regex } = MatchersV3;

/** The build's hash in consumer tests; pacts match it by pattern. */
export const pactVersion = '0a1b2c3';
const versionPattern = '^[0-9A-Za-z._-]+$';
const jsonPattern = '^application/json(;.*)?$';

/** The request id of every example error. */
export const pactRequestId = 'r-1';

/** The result of a call: an answer, with the paths whose values are compared exactly, or a declared error. */
export type Ending<C> =
  | { readonly answer: AnswerOf<C>; readonly exact?: readonly string[] }
  | { readonly error: FailureCode; readonly field?: string | null; readonly message?: string };

/** A request as Pact expects it. */
export interface ExpectedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: TemplateQuery;
  readonly headers: Readonly<Record<string, string>>;
  /** Null without a body. */
  readonly body: unknown;
}

/** A response as Pact expects it. */
export interface ExpectedResponse {
  readonly status: number;
  readonly headers: TemplateHeaders;
  readonly body: unknown;
}

const authorization = ({ token }: Identity): Record<string, string> =>
  token === null ? {} : { Authorization: bearer(token) };

const restRequest = (call: RestCall, input: object, identity: Identity): ExpectedRequest => {
  const { path, query, body } = encodeRest(call, input as Readonly<Record<string, unknown>>);
  const { token, language } = identity;
  const envelope = {
    [envelopeParameters.language]: language,
    [envelopeParameters.version]: regex(versionPattern, pactVersion),
    ...(token === null ? {} : { [envelopeParameters.token]: token }),
  };
  const key: Record<string, string> = call.idempotent ? { [keyHeader]: 'k-1' } : {};
  return {
    method: call.method,
    path,
    query: { ...query, ...envelope },
    headers: { ...authorization(identity), ...key },
    body,
  };
};

const queryRequest = (call: QueryCall, input: object, identity: Identity): ExpectedRequest => ({
  method: 'POST',
  path: queryPath,
  query: { [envelopeParameters.language]: identity.language },
  headers: { ...authorization(identity), ...(call.changes ? { [keyHeader]: 'k-1' } : {}) },
  body: { query: operationText(call), variables: input },
});

/** The request of a call with an input; everything except the cache tag is compared exactly. */
export const requestOf = <C extends AnyCall>(call: C, input: InputOf<C>, identity: Identity): ExpectedRequest =>
  call.kind === 'rest' ? restRequest(call, input as object, identity) : queryRequest(call, input as object, identity);

const errorOf = (code: FailureCode, field: string | null) => ({ code, field, requestId: like(pactRequestId) });

/** The response for the result of a call. */
export const responseOf = <C extends AnyCall>(call: C, ending: Ending<C>): ExpectedResponse => {
  const headers = { 'Content-Type': regex(jsonPattern, 'application/json; charset=utf-8') };
  if ('error' in ending) {
    const { error, field = null, message } = ending;
    const details = errorOf(error, field);
    if (call.kind === 'rest') return { status: failureStatus[error], headers, body: { error: details } };
    const errors = [{ message: message ?? like(error), extensions: details }];
    return { status: 200, headers, body: { data: null, errors } };
  }
  const answer = matchersOf(call.answer, ending.answer, ending.exact);
  return { status: 200, headers, body: call.kind === 'rest' ? answer : { data: { [call.name]: answer } } };
};
