import {
  bearer,
  encodeRest,
  envelopeParameters,
  keyHeader,
  missingTokenText,
  operationText,
  queryPath,
  type AnyCall,
  type AnswerOf,
  type InputOf,
  type QueryCall,
  type RestCall,
} from '@lounge/protocol';
import type { CallTransport, WireRequest } from './call-transport.ts';
import type { Clock } from './clock.ts';
import type { Failure, Result } from './failure.ts';
import { newKey } from './new-key.ts';
import { makeFailure, readAnswer } from './read-answer.ts';

/** What the page configuration says of the visitor. */
export interface Identity {
  /** The access token, null before there is one. */
  readonly token: string | null;
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  readonly language: string;
}

/** What a client is made of. */
export interface ClientOptions {
  readonly transport: CallTransport;
  readonly clock: Clock;
  readonly identity: () => Identity;
  /** The build's hash, sent as the cache tag `ver`. */
  readonly version: string;
  readonly strict: boolean;
  readonly report: (failure: Failure) => void;
  /** Creates idempotency keys. @default random */
  readonly newKey?: () => string;
}

/** One call's own wishes. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The same key makes a repeated change count once. */
  readonly key?: string;
}

/** Makes declared calls. */
export interface Client {
  call<C extends AnyCall>(call: C, input: InputOf<C>, options?: CallOptions): Promise<Result<AnswerOf<C>>>;
}

/**
 * A REST call as it goes out: language, cache tag and token in the query string, the token in the header too.
 * @spec rule:access-token-transport, state:rest-client, constant:http.queryParams, constant:http.accessTokenParam, constant:http.authHeader
 */
const restRequest = (call: RestCall, input: object, options: ClientOptions, key: string): WireRequest => {
  const { token, language } = options.identity();
  const parts = encodeRest(call, input as Readonly<Record<string, unknown>>);
  return {
    method: call.method,
    path: parts.path,
    query: {
      ...parts.query,
      [envelopeParameters.language]: language,
      [envelopeParameters.version]: options.version,
      ...(token === null ? {} : { [envelopeParameters.token]: token }),
    },
    headers: {
      ...(token === null ? {} : { authorization: bearer(token) }),
      ...(call.idempotent ? { [keyHeader.toLowerCase()]: key } : {}),
    },
    body: parts.body,
    cookies: call.cookies,
  };
};

/** An operation as it goes out: its declared text, variables and a bearer token. @spec state:query-service-client */
const queryRequest = (
  call: QueryCall,
  input: object,
  token: string,
  options: ClientOptions,
  key: string,
): WireRequest => ({
  method: 'POST',
  path: queryPath,
  query: { [envelopeParameters.language]: options.identity().language },
  headers: { authorization: bearer(token), ...(call.changes ? { [keyHeader.toLowerCase()]: key } : {}) },
  body: { query: operationText(call), variables: input },
  cookies: false,
});

/**
 * A client for REST and query calls. Equal reads in flight are one request, made anew when who asked first has left; a
 * declared cache answers from memory; calls that need a guest are not made without one.
 * @spec state:caching-by-call, rule:account-calls-login
 */
export const createClient = (options: ClientOptions): Client => {
  const inFlight = new Map<string, { result: Promise<Result<unknown>>; signal: AbortSignal | undefined }>();
  const kept = new Map<string, { until: number; result: Result<unknown> }>();

  const requestOf = (call: AnyCall, input: object, key: string): WireRequest | Failure => {
    const { token, guestId } = options.identity();
    if (call.needs === 'guest' && guestId === null) {
      return makeFailure(call.id, 'unready', 'needLogin', { message: `${call.id}: nobody is logged in` });
    }
    if (call.kind === 'rest') return restRequest(call, input, options, key);
    // @spec error:query-token-missing, rule:query-token-required
    if (token === null) return makeFailure(call.id, 'unready', 'needLogin', { message: missingTokenText });
    return queryRequest(call, input, token, options, key);
  };

  const make = async (call: AnyCall, input: object, { signal, key }: CallOptions): Promise<Result<unknown>> => {
    const request = requestOf(call, input, key ?? (call.changes ? (options.newKey ?? newKey)() : ''));
    if ('kind' in request) return { ok: false, failure: request };
    try {
      return readAnswer(call, await options.transport.send({ ...request, signal }), options);
    } catch (error) {
      const message = `${call.id}: nothing came back (${error instanceof Error ? error.message : String(error)})`;
      return { ok: false, failure: makeFailure(call.id, 'offline', 'unavailable', { message }) };
    }
  };

  const shared = async (call: AnyCall, input: object, wishes: CallOptions): Promise<Result<unknown>> => {
    const { language, token } = options.identity();
    const name = JSON.stringify([call.id, language, token, input]);
    const known = kept.get(name);
    if (known !== undefined && known.until > options.clock.now()) return known.result;
    const pending = inFlight.get(name);
    if (pending !== undefined) {
      const result = await pending.result;
      const wasLeft = !result.ok && pending.signal?.aborted === true && wishes.signal?.aborted !== true;
      return wasLeft ? shared(call, input, wishes) : result;
    }
    const made = make(call, input, wishes).finally(() => inFlight.delete(name));
    inFlight.set(name, { result: made, signal: wishes.signal });
    const result = await made;
    if (call.cache !== null && result.ok) kept.set(name, { until: options.clock.now() + call.cache.forMs, result });
    return result;
  };

  return {
    call: <C extends AnyCall>(call: C, input: InputOf<C>, wishes: CallOptions = {}) =>
      (call.changes ? make : shared)(call, input as object, wishes) as Promise<Result<AnswerOf<C>>>,
  };
};
