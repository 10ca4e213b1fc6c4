import { command, push } from '../../declare/call.ts';
import { failureCodes } from '../../declare/failure-codes.ts';
import * as s from '../../schema/s.ts';
import { language } from '../../schema/common.ts';

// Commands of the documents that no module declares, and messages of modules that come later.
// @deviates socket:password.changed docs/decisions/0115
// @deviates feature:account.password 1 docs/decisions/0115
// @deviates entity:enum.realtimeOutgoing docs/decisions/0115
// @awaits entity:enum.realtimeIncoming engagement/clash

/** Time after a lost connection in which the server still has all pushes, in milliseconds. @assumed The documents know no resumption. */
export const resumeWithinMs = 120_000;
/** Time between two `beat`s, in milliseconds. @assumed The documents know the ping only. */
export const beatIntervalMs = 8_000;
/** Silence after which a connection that has had a `beat` is lost, in milliseconds. @assumed */
export const silenceMs = 20_000;

const positionFields = {
  /** Identifies the streams: other ones start again at 1. */
  epoch: s.boundedString(64),
  public: s.count,
  /** Null for anonymous visitors. */
  guest: s.nullable(s.count),
};

/** The numbers of the last pushes: of the stream to everybody and of the guest's own. */
export const streamPositions = s.object(positionFields, {
  id: 'StreamPositions',
  description: 'the numbers of the last pushes',
});

/** The last pushes that a connection had seen when it was lost, and how many milliseconds ago that was. */
export const lastSeen = s.object(
  { ...positionFields, agoMs: s.count },
  { id: 'LastSeen', description: 'the last pushes that a lost connection has seen' },
);

/**
 * The session is established: queued messages may be sent. A provider that numbers its pushes adds the positions of its streams;
 * pushes that a resumed connection missed come before it.
 * @spec socket:ackSession
 * @assumed `positions`.
 */
export const ackSession = push('foundation/realtime/ackSession', {
  payload: s.object({ positions: s.optional(streamPositions) }),
  purpose: 'Confirms the session; queued messages may be sent.',
});

/**
 * Pushes were missed that the provider no longer has; it comes before `ackSession`. The client reads again what it shows.
 * @assumed The documents know no resumption.
 */
export const resync = push('foundation/realtime/resync', {
  payload: s.empty,
  purpose: 'Reports that pushes were missed for good, so that everything shown is read again.',
});

/**
 * A sign of life, every 8 seconds. After the first one, 20 seconds without any message mean that the connection is lost.
 * @assumed The documents know the ping of the client only.
 */
export const beat = push('foundation/realtime/beat', {
  payload: s.empty,
  purpose: 'Shows that the connection is alive.',
});

/**
 * The reply to a ping. `ttl` is the number of seconds until the session expires without another ping.
 * @spec socket:pong
 * @assumed The meaning of `ttl`.
 */
export const pong = push('foundation/realtime/pong', {
  payload: s.object({ ttl: s.count }),
  purpose: 'Replies to a ping.',
});

/**
 * Requests a session; the client sends it as the first message after the socket opened. After a lost connection it names the last
 * pushes it has seen, if the provider numbers them, and gets the rest.
 * @spec socket:session.request
 * @assumed The wire type; anonymous visitors send it too; `lastSeen`.
 */
export const sessionRequest = command('foundation/realtime/sessionRequest', {
  needs: 'anyone',
  input: s.object({ language, lastSeen: s.optional(lastSeen) }),
  reply: ackSession,
  changes: false,
  purpose: 'Requests a session on this socket.',
});

/**
 * Keeps the connection alive; sent every 50 seconds.
 * @spec socket:ping
 */
export const ping = command('foundation/realtime/ping', {
  needs: 'anyone',
  input: s.empty,
  reply: pong,
  changes: false,
  purpose: 'Keeps the connection alive and requests a pong.',
});

/** The close code of a connection whose session has ended. @assumed The documents name none. */
export const sessionEnded = 4001;

/** The failure code of a rejected message. */
export const failureCode = s.enum([...failureCodes] as ['malformed', ...string[]], {
  id: 'FailureCode',
  description: 'a failure code',
});

/**
 * A message was rejected: its type, the failure code, and the invalid field.
 * @assumed The documents name no rejection on the socket.
 */
export const refused = push('foundation/realtime/refused', {
  payload: s.object({ of: s.nullable(s.string), code: failureCode, field: s.nullable(s.string) }),
  purpose: 'Reports which message was rejected, and why.',
});
