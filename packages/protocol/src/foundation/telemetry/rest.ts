import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { browserState } from './schemas.ts';

/** The fields added to every logged event: the delay since the event in milliseconds, and the time of the event. */
const eventTime = { timeDifference: s.count, time: s.instant };

const accepted = s.object({ success: s.boolean });

/**
 * The health check of the server. Returns `{status: "ok", time}`.
 * @spec rest:alive
 * @assumed The fields of the answer; `time` is the server's clock.
 */
export const alive = read('foundation/telemetry/alive', {
  path: '/rest/v1/alive',
  input: s.object({}),
  answer: s.object({ status: s.string, time: s.instant }),
  purpose: 'Reports whether the server is up, and its time.',
});

/**
 * Logs that the browser went offline or online.
 * @spec rest:logging.browser-online
 * @assumed The path and the names of the two added fields.
 */
export const logBrowserOnline = post('foundation/telemetry/logBrowserOnline', {
  path: '/rest/v1/logging/browserOnline',
  input: s.object({ status: browserState, ...eventTime }),
  answer: accepted,
  forbiddenBy: [],
  purpose: 'Logs that the browser went offline or online.',
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
    ...eventTime,
  }),
  answer: accepted,
  forbiddenBy: [],
  purpose: 'Logs that the socket closed with an error or that a pong was missing.',
});

/**
 * Logs that a message could not be sent. The message names the call and the failure, never what the guest wrote.
 * @spec rest:logging.vxmessenger-error, entity:enum.logEvent
 * @assumed The path.
 */
export const logVxmessengerError = post('foundation/telemetry/logVxmessengerError', {
  path: '/rest/v1/logging/vxmessengerError',
  input: s.object({ message: s.boundedString(500), ...eventTime }),
  answer: accepted,
  forbiddenBy: [],
  purpose: 'Logs that a message could not be sent.',
});

/**
 * Counts that a video begins to play, once for each time that a page shows it.
 * @spec rest:tracking.watch-start
 * @assumed The full path and the payload; `isPreview` tells the preview from the whole video.
 */
export const watchStart = post('foundation/telemetry/watchStart', {
  path: '/rest/v1/watch/start',
  input: s.object({ videoId: s.entityId, isPreview: s.boolean }),
  answer: accepted,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Counts that a video begins to play.',
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
  forbiddenBy: [],
  purpose: 'Counts a visit to a performer’s profile.',
});

/**
 * Records an action of a visitor.
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
  forbiddenBy: [],
  purpose: 'Records an action of a visitor.',
});
