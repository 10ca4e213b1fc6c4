import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { browserState } from './schemas.ts';

/** What every logged event is extended with: the delay since it happened, in milliseconds, and when it happened. */
const logged = { timeDifference: s.count, time: s.instant };

const accepted = s.object({ success: s.boolean });

/**
 * Tells that the server is up. Answers `{status: "ok", time}`.
 * @spec rest:alive
 * @assumed The answer is not shown: a word and the server's clock.
 */
export const alive = read('foundation/telemetry/alive', {
  path: '/rest/v1/alive',
  input: s.object({}),
  answer: s.object({ status: s.string, time: s.instant }),
  purpose: 'Reports whether the server is up, and its time.',
});

/**
 * Logs that the browser went offline or came back.
 * @spec rest:logging.browser-online
 * @assumed Path and names of the two added fields.
 */
export const logBrowserOnline = post('foundation/telemetry/logBrowserOnline', {
  path: '/rest/v1/logging/browserOnline',
  input: s.object({ status: browserState, ...logged }),
  answer: accepted,
  purpose: 'Logs that the browser went offline or came back.',
});

/**
 * Logs that the socket closed with an error or that a pong was missing.
 * @spec rest:logging.websocket-connection-error
 */
export const logWebsocketConnectionError = post('foundation/telemetry/logWebsocketConnectionError', {
  path: '/rest/v1/logging/websocketConnectionError',
  input: s.object({
    connectionAttempt: s.count,
    error: s.boundedString(500),
    errorCode: s.integer,
    errorReason: s.string,
    websocketType: s.boundedString(40),
    ...logged,
  }),
  answer: accepted,
  purpose: 'Logs a socket that closed with an error or missed a pong.',
});

/**
 * Counts a visit to a performer's profile.
 * @spec rest:tracking.actor-profile-visit
 */
export const trackActorProfileVisit = post('foundation/telemetry/trackActorProfileVisit', {
  path: '/rest/v1/tracking/trackActorProfileVisit',
  input: s.object({ actorName: s.boundedString(80) }),
  answer: accepted,
  failures: ['unknown'],
  purpose: 'Counts a visit to a performer’s profile.',
});

/**
 * Records one thing a visitor did.
 * @spec rest:tracking.track
 */
export const track = post('foundation/telemetry/track', {
  path: '/rest/v1/tracking/track',
  input: s.object({
    eventContext: s.boundedString(80),
    eventAction: s.boundedString(80),
    eventData: s.optional(s.record),
  }),
  answer: accepted,
  purpose: 'Records one thing a visitor did.',
});
