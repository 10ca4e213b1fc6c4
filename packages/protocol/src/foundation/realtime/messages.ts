import { command, push, replyBy } from '../../declare/call.ts';
import { failureCodes } from '../../declare/failure-codes.ts';
import * as s from '../../schema/s.ts';
import { language } from '../../schema/common.ts';

/**
 * The session is established: queued messages may be sent.
 * @spec socket:ackSession
 */
export const ackSession = push('foundation/realtime/ackSession', {
  payload: s.empty,
  purpose: 'Confirms the session; queued messages may be sent.',
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
 * Requests a session; the client sends it as the first message after the socket opened.
 * @spec socket:session.request
 * @assumed The wire type; anonymous visitors send it too.
 */
export const sessionRequest = command('foundation/realtime/sessionRequest', {
  needs: 'anyone',
  input: s.object({ language }),
  reply: replyBy(ackSession),
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
  reply: replyBy(pong),
  changes: false,
  purpose: 'Keeps the connection alive and requests a pong.',
});

/** The close code of a connection whose session has ended. @assumed The documents name none. */
export const sessionEnded = 4001;

/** The failure code of a rejected message. */
const failureCode = s.enum([...failureCodes] as ['malformed', ...string[]], {
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
