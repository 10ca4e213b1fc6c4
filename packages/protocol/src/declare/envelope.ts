import * as s from '../schema/s.ts';
import type { Infer } from '../schema/schema.ts';

/** The start of every REST path. @spec constant:http.restBase */
export const restBase = '/rest/v1/';

/** The path of the query service. @assumed The documents give no address. */
export const queryPath = '/vxql';

/** The path of the socket. @assumed The documents give no address. */
export const socketPath = '/socket';

/**
 * The names of the query parameters beside a call's input: language, cache tag (the build's hash), access token, and, for reads that are
 * always fresh, the time in milliseconds since 1970. An operation carries the language only.
 * @spec constant:http.queryParams, constant:http.accessTokenParam
 * @assumed The name of the time-stamp.
 */
export const envelopeParameters = {
  language: 'language',
  version: 'ver',
  token: 'access_token',
  timestamp: 'timestamp',
} as const;

const envelopeNames: ReadonlySet<string> = new Set(Object.values(envelopeParameters));

/** Whether a query parameter belongs to the envelope and not to the call's input. */
export const isEnvelopeParameter = (name: string): boolean => envelopeNames.has(name);

/** The header of the idempotency key. */
export const keyHeader = 'Idempotency-Key';

/** The value of the `Authorization` header. @spec constant:http.authHeader */
export const bearer = (token: string): string => `Bearer ${token}`;

/** The visitor fields of the client's messages: the token is null until there is one, the id for anonymous visitors. */
export interface MessageSender {
  readonly token: string | null;
  readonly guestId: number | null;
}

/** The key of a command: its reply or rejection repeats it, and the server performs an idempotent command once per key. */
export const commandKey = s.boundedString(200);

/** The fields of the client's messages beside the payload. @assumed `key`. */
export const messageEnvelope = s.object({
  type: s.string,
  accessToken: s.nullable(s.string),
  guestId: s.nullable(s.entityId),
  key: s.optional(commandKey),
});

const pushStream = s.enum(['public', 'guest']);
/** The stream of a push: to everybody, or to its guest. */
export type PushStream = Infer<typeof pushStream>;

/**
 * The fields of the server's messages beside the payload: the key of the command that the message answers, and its stream with
 * its number there, which counts from 1 without gaps.
 * @assumed `key`, `stream` and `seq`.
 */
export const pushEnvelope = s.object({
  type: s.string,
  key: s.optional(commandKey),
  stream: s.optional(pushStream),
  seq: s.optional(s.count),
});

/** Returns a message of the client in its wire format. */
export const clientMessage = (
  { type }: { readonly type: string },
  payload: object,
  { token, guestId }: MessageSender,
  key?: string,
): Readonly<Record<string, unknown>> => ({
  ...payload,
  type,
  accessToken: token,
  guestId,
  ...(key === undefined ? {} : { key }),
});
