import {
  bearer,
  encodeRest,
  envelopeParameters,
  isOpen,
  keyHeader,
  missingTokenText,
  operationText,
  servicePaths,
  type AnyCall,
  type AnswerOf,
  type Command,
  type HttpCall,
  type InputOf,
  type QueryCall,
  type RestCall,
} from '@lounge/protocol';
import type { CallOptions } from './call-options.ts';
import type { CallTransport, WireAnswer, WireRequest } from './call-transport.ts';
import type { Clock } from './clock.ts';
import { callTimeoutMs, uploadTimeoutMs } from './command-results.ts';
import { makeFailure, type Failure, type Result } from './failure.ts';
import type { Identity } from './identity.ts';
import { newKey } from './new-key.ts';
import { readAnswer } from './read-answer.ts';
import type { Socket } from './socket.ts';

/** Options of a client. */
export interface ClientOptions {
  readonly transport: CallTransport;
  readonly clock: Clock;
  readonly identity: () => Identity;
  /** The build's hash, sent as the cache tag `ver`. */
  readonly version: string;
  readonly strict: boolean;
  readonly report: (failure: Failure) => void;
  /** Called with each failure of a call that was not aborted: stores keep them as states. @default nothing */
  readonly onFailure?: (failure: Failure) => void;
  /** Creates idempotency keys. @default random */
  readonly newKey?: () => string;
  /** Carries commands; null where there is none, as on the server. @default null */
  readonly socket?: Pick<Socket, 'call' | 'onResync'> | null;
}

/** Makes declared calls. */
export interface Client {
  call<C extends AnyCall>(call: C, input: InputOf<C>, options?: CallOptions): Promise<Result<AnswerOf<C>>>;
}

/**
 * The request of a REST call: language, cache tag and token in the query string, the token also in the header.
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
      ...(call.isFresh === true ? { [envelopeParameters.timestamp]: String(options.clock.now()) } : {}),
    },
    headers: {
      ...(token === null ? {} : { authorization: bearer(token) }),
      ...(call.idempotent ? { [keyHeader.toLowerCase()]: key } : {}),
    },
    body: parts.body,
    cookies: call.cookies,
  };
};

/**
 * The request of an operation: its text, variables and a bearer token, which visitors do not send to an open service.
 * @spec state:query-service-client, feature:shell.access-token
 * @awaits state:query-service-client 6 engagement/clash
 */
const queryRequest = (
  call: QueryCall,
  input: object,
  token: string | null,
  options: ClientOptions,
  key: string,
): WireRequest => ({
  method: 'POST',
  path: servicePaths[call.service],
  query: { [envelopeParameters.language]: options.identity().language },
  headers: {
    ...(token === null ? {} : { authorization: bearer(token) }),
    ...(call.changes ? { [keyHeader.toLowerCase()]: key } : {}),
  },
  body: { query: operationText(call), variables: input },
  cookies: false,
});

/** The request of a call over HTTP, or why it is not sent. */
const requestOf = (call: HttpCall, input: object, options: ClientOptions, key: string): WireRequest | Failure => {
  const { token, guestId } = options.identity();
  if (call.needs === 'guest' && guestId === null) {
    return makeFailure(call.id, 'unready', 'needLogin', { message: `${call.id}: the visitor is not logged in` });
  }
  if (call.kind === 'rest') return restRequest(call, input, options, key);
  const isWithoutToken = isOpen(call.service) && guestId === null;
  // @spec error:query-token-missing, rule:query-token-required
  if (token === null && !isWithoutToken)
    return makeFailure(call.id, 'unready', 'needLogin', { message: missingTokenText });
  return queryRequest(call, input, isWithoutToken ? null : token, options, key);
};

/** Sends a request; aborts it after `timeoutMs`, as a broken line may stay silent for ever. */
const sendInTime = async (
  { transport, clock }: ClientOptions,
  request: WireRequest,
  { signal, timeoutMs = request.body instanceof Uint8Array ? uploadTimeoutMs : callTimeoutMs }: CallOptions,
): Promise<WireAnswer> => {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const end = (reason: unknown): void => {
    reject(reason);
    controller.abort(reason);
  };
  const onAbort = (): void => end(signal?.reason);
  if (signal?.aborted === true) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  const cancelTimeout = clock.after(timeoutMs, () => end(new Error(`nothing for ${timeoutMs} ms`)));
  try {
    return await Promise.race([transport.send({ ...request, signal: controller.signal }), promise]);
  } finally {
    cancelTimeout();
    signal?.removeEventListener('abort', onAbort);
  }
};

/**
 * Creates a client for REST calls, operations and commands. Equal reads in flight share one request, but not across missed pushes. Answers
 * are cached as declared. Calls that need a guest are not sent for anonymous visitors.
 * @spec state:caching-by-call, rule:account-calls-login
 * @awaits state:caching-by-call 8 engagement/web-push
 */
export const createClient = (options: ClientOptions): Client => {
  const inFlight = new Map<string, { result: Promise<Result<unknown>>; signal: AbortSignal | undefined }>();
  const cache = new Map<string, { until: number; result: Result<unknown> }>();

  options.socket?.onResync(() => inFlight.clear());

  const sendCall = async (call: HttpCall, input: object, own: CallOptions): Promise<Result<unknown>> => {
    const request = requestOf(call, input, options, own.key ?? (call.changes ? (options.newKey ?? newKey)() : ''));
    if ('kind' in request) return { ok: false, failure: request };
    let answer: WireAnswer;
    try {
      answer = await sendInTime(options, request, own);
    } catch (error) {
      const message = `${call.id}: no response (${error instanceof Error ? error.message : String(error)})`;
      return { ok: false, failure: makeFailure(call.id, 'offline', 'unavailable', { message }) };
    }
    return readAnswer(call, answer, options);
  };

  const store = (key: string, result: Result<unknown>, forMs: number): void => {
    const now = options.clock.now();
    for (const [each, { until }] of cache) if (until <= now) cache.delete(each);
    cache.set(key, { until: now + forMs, result });
  };

  const readShared = async (call: HttpCall, input: object, own: CallOptions): Promise<Result<unknown>> => {
    const { language, token } = options.identity();
    const key = JSON.stringify([call.id, language, token, input]);
    const cached = cache.get(key);
    if (cached !== undefined && cached.until > options.clock.now()) return cached.result;
    const pending = inFlight.get(key);
    if (pending !== undefined) {
      const result = await pending.result;
      const wasAborted = !result.ok && pending.signal?.aborted === true && own.signal?.aborted !== true;
      return wasAborted ? readShared(call, input, own) : result;
    }
    const sent = sendCall(call, input, own).finally(() => {
      if (inFlight.get(key)?.result === sent) inFlight.delete(key);
    });
    inFlight.set(key, { result: sent, signal: own.signal });
    const result = await sent;
    if (call.cache !== null && result.ok) store(key, result, call.cache.forMs);
    return result;
  };

  const sendCommand = async (command: Command, input: object, own: CallOptions): Promise<Result<unknown>> => {
    if (options.socket) return options.socket.call(command, input, { key: (options.newKey ?? newKey)(), ...own });
    const message = `${command.id}: there is no socket`;
    return { ok: false, failure: makeFailure(command.id, 'unready', 'unavailable', { message }) };
  };

  const callAny = (call: AnyCall, input: object, own: CallOptions): Promise<Result<unknown>> => {
    if (call.kind === 'command') return sendCommand(call, input, own);
    return (call.changes ? sendCall : readShared)(call, input, own);
  };
  const { onFailure } = options;
  const callReported: typeof callAny = async (call, input, own) => {
    const result = await callAny(call, input, own);
    if (!result.ok && own.signal?.aborted !== true) onFailure?.(result.failure);
    return result;
  };

  return {
    call: <C extends AnyCall>(call: C, input: InputOf<C>, own: CallOptions = {}) =>
      (onFailure === undefined ? callAny : callReported)(call, input as object, own) as Promise<Result<AnswerOf<C>>>,
  };
};
