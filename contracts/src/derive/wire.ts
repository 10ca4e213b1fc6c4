import { MatchersV3, type TemplateHeaders, type TemplateQuery } from '@pact-foundation/pact';
import {
  bearer,
  clientMessage,
  encodeRest,
  envelopeParameters,
  failureStatus,
  isOpen,
  keyHeader,
  operationText,
  servicePaths,
  type AnswerOf,
  type Command,
  type FailureCode,
  type HttpCall,
  type Infer,
  type InputOf,
  type PayloadOf,
  type Push,
  type PushStream,
  type QueryCall,
  type RestCall,
} from '@lounge/protocol';
import type { textFile } from '@lounge/protocol/foundation/legal';
import { ping, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { Identity } from '@lounge/transport';
import { matchersOf } from './matchers.ts';

const { integer, like, regex } = MatchersV3;

/** The build's hash in consumer tests; pacts match it by pattern. */
export const pactVersion = '0a1b2c3';
const versionPattern = '^[0-9A-Za-z._-]+$';
/** The time-stamp of reads that are always fresh in consumer tests; pacts match it by pattern. */
const pactTimestamp = '1795000000000';
const timestampPattern = String.raw`^\d{13,}$`;
const jsonPattern = '^application/json(;.*)?$';

/** The request id of every example error. */
export const pactRequestId = 'r-1';

/** The first key of the client in consumer tests. */
export const pactKey = 'k-1';

/** The result of a call: an answer, with the paths whose values are compared exactly, or a declared error. */
export type Ending<C> =
  | { readonly answer: AnswerOf<C>; readonly exact?: readonly string[] }
  | { readonly error: FailureCode; readonly field?: string | null; readonly message?: string };

/** A push that a command causes, with the paths whose values are compared exactly. */
export interface CausedPush {
  readonly push: Push;
  readonly payload: unknown;
  readonly exact: readonly string[];
  /** The stream in which the provider numbers it. @default not compared */
  readonly stream?: PushStream | undefined;
}

/** The result of a command, or a push that it causes and that is not its reply. */
export type CommandEnding<C> = Ending<C> | { readonly causes: CausedPush };

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

/** Parts of a request beside its input: the key of a change, the build's version, and the time-stamp of a fresh read. */
interface Envelope<V> {
  readonly key: string;
  readonly version: V;
  readonly timestamp: V;
}

const restRequest = <V>(
  call: RestCall,
  input: object,
  identity: Identity,
  { key, version, timestamp }: Envelope<V>,
) => {
  const { path, query, body } = encodeRest(call, input as Readonly<Record<string, unknown>>);
  const { token, language } = identity;
  const envelope = {
    [envelopeParameters.language]: language,
    [envelopeParameters.version]: version,
    ...(token === null ? {} : { [envelopeParameters.token]: token }),
    ...(call.isFresh === true ? { [envelopeParameters.timestamp]: timestamp } : {}),
  };
  const keys: Record<string, string> = call.idempotent ? { [keyHeader]: key } : {};
  return {
    method: call.method,
    path,
    query: { ...query, ...envelope },
    headers: { ...authorization(identity), ...keys },
    body,
  };
};

const queryRequest = (call: QueryCall, input: object, identity: Identity, { key }: { readonly key: string }) => ({
  method: 'POST',
  path: servicePaths[call.service],
  query: { [envelopeParameters.language]: identity.language },
  headers: {
    ...(isOpen(call.service) && identity.guestId === null ? {} : authorization(identity)),
    ...(call.changes ? { [keyHeader]: key } : {}),
  },
  body: { query: operationText(call), variables: input },
});

const httpRequest = <V>(call: HttpCall, input: object, identity: Identity, envelope: Envelope<V>) =>
  call.kind === 'rest' ? restRequest(call, input, identity, envelope) : queryRequest(call, input, identity, envelope);

/** The request of a call over HTTP with an input; everything except the cache tag and the time-stamp is compared exactly. */
export const requestOf = <C extends HttpCall>(call: C, input: InputOf<C>, identity: Identity): ExpectedRequest =>
  httpRequest(call, input as object, identity, {
    key: pactKey,
    version: regex(versionPattern, pactVersion),
    timestamp: regex(timestampPattern, pactTimestamp),
  });

/** The request of a call over HTTP as it is sent, with a key. */
export const plainRequestOf = <C extends HttpCall>(call: C, input: InputOf<C>, identity: Identity, key: string) =>
  httpRequest(call, input as object, identity, { key, version: pactVersion, timestamp: pactTimestamp });

/** A file, whose text is compared exactly, with its type and its name. */
const fileResponse = ({ name, mediaType, text }: Infer<typeof textFile>): ExpectedResponse => ({
  status: 200,
  headers: {
    'Content-Type': `${mediaType}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  },
  body: text,
});

const errorOf = (code: FailureCode, field: string | null) => ({ code, field, requestId: like(pactRequestId) });

/** The response for the result of a call over HTTP. */
export const responseOf = <C extends HttpCall>(call: C, ending: Ending<C>): ExpectedResponse => {
  const headers = { 'Content-Type': regex(jsonPattern, 'application/json; charset=utf-8') };
  if ('error' in ending) {
    const { error, field = null, message } = ending;
    const details = errorOf(error, field);
    if (call.kind === 'rest') return { status: failureStatus[error], headers, body: { error: details } };
    const errors = [{ message: message ?? like(error), extensions: details }];
    // Where the field can be null, an error of the request makes `data` null, and one of the field the field: the errors say which.
    return { status: 200, headers, body: call.answer.type === 'nullable' ? { errors } : { data: null, errors } };
  }
  if (call.kind === 'rest' && call.isFile === true) return fileResponse(ending.answer as Infer<typeof textFile>);
  const answer = matchersOf(call.answer, ending.answer, ending.exact);
  return { status: 200, headers, body: call.kind === 'rest' ? answer : { data: { [call.name]: answer } } };
};

/** A message of the socket. */
export type Frame = Readonly<Record<string, unknown>>;

/** Whether the connection sends a command itself, without a key. */
export const isOfConnection = (type: unknown): boolean => type === sessionRequest.type || type === ping.type;

/** The frame of a command with an input; everything except the key, which is any text, is compared exactly. */
export const commandFrame = <C extends Command>(
  command: C,
  input: InputOf<C>,
  identity: Identity,
  hasKey = !isOfConnection(command.type),
): Frame => ({
  ...clientMessage(command, input as object, identity),
  ...(hasKey ? { key: like(pactKey) } : {}),
});

/** The frame of a push, with matchers for its payload, and for its number if it has a stream. */
export const pushFrame = <P extends Push>(
  push: P,
  payload: PayloadOf<P>,
  exact: readonly string[] = [],
  stream?: PushStream,
): Frame => ({
  type: push.type,
  ...(matchersOf(push.payload, payload, exact) as Frame),
  ...(stream === undefined ? {} : { stream, seq: integer(1) }),
});

/** The payload of a rejection. */
export const rejectionOf = (
  { type }: Command,
  { error, field = null }: { readonly error: FailureCode; readonly field?: string | null },
): PayloadOf<typeof refused> => ({ of: type, code: error, field });

const resultFrame = <C extends Command>(command: C, ending: CommandEnding<C>): Frame => {
  if ('causes' in ending) {
    const { push, payload, exact, stream } = ending.causes;
    return pushFrame(push, payload, exact, stream);
  }
  if ('error' in ending) return pushFrame(refused, rejectionOf(command, ending), ['of', 'code', 'field']);
  if (command.reply === null) throw new Error(`${command.id} has no reply.`);
  return pushFrame(command.reply, ending.answer, ending.exact);
};

/** The frame that a command gets: its reply or a rejection, which repeat its key, or a push that it causes, which has none. */
export const replyFrame = <C extends Command>(
  command: C,
  ending: CommandEnding<C>,
  hasKey = !isOfConnection(command.type),
): Frame => ({
  ...resultFrame(command, ending),
  ...(hasKey && !('causes' in ending) ? { key: pactKey } : {}),
});
