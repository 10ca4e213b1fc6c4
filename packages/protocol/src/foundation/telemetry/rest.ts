import { post, read } from '../../declare/call.ts';
import { anyObject, boundedText, count, flag, instant, maybe, shape, text, whole } from '../../vocabulary/shapes.ts';
import { browserState } from './shapes.ts';

/** What every logged event is extended with: the delay since it happened, in milliseconds, and when it happened. */
const logged = { timeDifference: count, time: instant };

const accepted = shape({ success: flag });

/**
 * Tells that the server is up. Answers `{status: "ok", time}`.
 * @spec rest:alive
 * @assumed The answer is not shown: a word and the server's clock.
 */
export const alive = read('foundation/telemetry/alive', {
  path: '/rest/v1/alive',
  input: shape({}),
  answer: shape({ status: text, time: instant }),
  purpose: 'Tells whether the server is up, and its time.',
});

/**
 * Logs that the browser went offline or came back.
 * @spec rest:logging.browser-online
 * @assumed Path and names of the two added fields.
 */
export const logBrowserOnline = post('foundation/telemetry/logBrowserOnline', {
  path: '/rest/v1/logging/browserOnline',
  input: shape({ status: browserState, ...logged }),
  answer: accepted,
  purpose: 'Logs that the browser went offline or came back.',
});

/**
 * Logs that the socket closed with an error or that a pong was missing.
 * @spec rest:logging.websocket-connection-error
 */
export const logWebsocketConnectionError = post('foundation/telemetry/logWebsocketConnectionError', {
  path: '/rest/v1/logging/websocketConnectionError',
  input: shape({
    connectionAttempt: count,
    error: boundedText(500),
    errorCode: whole,
    errorReason: text,
    websocketType: boundedText(40),
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
  input: shape({ actorName: boundedText(80) }),
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
  input: shape({ eventContext: boundedText(80), eventAction: boundedText(80), eventData: maybe(anyObject) }),
  answer: accepted,
  purpose: 'Records one thing a visitor did.',
});
