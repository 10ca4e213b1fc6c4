import { command, push } from '../../declare/call.ts';
import { failureCodes } from '../../declare/failure-codes.ts';
import * as s from '../../schema/s.ts';
import { language } from '../../schema/common.ts';

/**
 * Asks for a session; the client sends it as the first message after the socket opened.
 * @spec socket:session.request
 * @assumed The wire type; anonymous visitors send it too.
 */
export const sessionRequest = command('foundation/realtime/sessionRequest', {
  needs: 'anyone',
  payload: s.object({ language }),
  purpose: 'Requests a session on this socket.',
});

/**
 * Keeps the connection; sent every 50 seconds.
 * @spec socket:ping
 */
export const ping = command('foundation/realtime/ping', {
  needs: 'anyone',
  payload: s.empty,
  purpose: 'Keeps the connection and asks for a pong.',
});

/**
 * The session stands: queued messages may go out.
 * @spec socket:ackSession
 */
export const ackSession = push('foundation/realtime/ackSession', {
  payload: s.empty,
  purpose: 'Confirms the session; queued messages go out.',
});

/**
 * Answers a ping. `ttl` is the number of seconds the session lives without another ping.
 * @spec socket:pong
 * @assumed What ttl counts.
 */
export const pong = push('foundation/realtime/pong', {
  payload: s.object({ ttl: s.count }),
  purpose: 'Answers a ping.',
});

/** The refusal's code: one of the named failures. */
const refusalCode = s.enum([...failureCodes] as ['malformed', ...string[]], {
  id: 'FailureCode',
  description: 'a named failure',
});

/**
 * Says that a message was not accepted: of which type, why, and which field was wrong.
 * @assumed The documents name no refusal on the socket.
 */
export const refused = push('foundation/realtime/refused', {
  payload: s.object({ of: s.nullable(s.string), code: refusalCode, field: s.nullable(s.string) }),
  purpose: 'Reports which message was not accepted, and why.',
});
