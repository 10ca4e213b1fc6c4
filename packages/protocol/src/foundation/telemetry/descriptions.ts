import { describe, describeValues } from '../../declare/describe.ts';
import { trackingEvent } from './queries.ts';
import {
  alive,
  logBrowserOnline,
  logVxmessengerError,
  logWebsocketConnectionError,
  track,
  trackActorProfileVisit,
  watchStart,
} from './rest.ts';
import { browserState, analyticsCurrency } from './schemas.ts';

const eventTime = {
  timeDifference: 'milliseconds between the event and this request, as events wait while a browser is offline',
  time: 'the event itself, by the browser’s clock',
} as const;
const whole = 'a whole number whose meaning depends on `type` and `context`';
const real = 'a number whose meaning depends on `type` and `context`';

/** Descriptions of this module's fields; the calls that report events share one answer. */
export const descriptions = [
  describe(alive.answer, { status: 'always `ok`', time: 'the server’s clock' }),
  describe(logBrowserOnline.input, { status: 'what the browser reported', ...eventTime }),
  describe(logBrowserOnline.answer, { success: 'always true' }),
  describe(logWebsocketConnectionError.input, {
    connectionAttempt: 'how many attempts to connect came before; 0 for the first',
    error: 'the message of the error, up to 500 characters',
    errorCode: 'the close code, such as 1002 or 4000 for a missing pong',
    errorReason: 'the reason of the close frame; empty without one',
    websocketType: 'which socket of the page, up to 40 characters',
    ...eventTime,
  }),
  describe(logVxmessengerError.input, {
    message: 'the call and the failure, up to 500 characters; never what the guest wrote',
    ...eventTime,
  }),
  describe(watchStart.input, { videoId: 'the video that begins', isPreview: 'whether only its preview plays' }),
  describe(trackActorProfileVisit.input, { actorName: 'the performer in the address, 1 to 80 characters' }),
  describe(track.input, {
    eventContext: 'where on the page, up to 80 characters',
    eventAction: 'what the visitor did, up to 80 characters',
    eventData: 'any JSON object with more about it; left out without more',
  }),
  describe(trackingEvent.input, {
    timestamp: 'when it happened, by the browser’s clock',
    source: 'the page or app that reports it, up to 40 characters',
    type: 'what happened, up to 40 characters',
    context: 'where it happened, up to 80 characters',
    data: 'any JSON object with more about it; left out without more',
    i1: whole,
    i2: whole,
    i3: whole,
    i4: whole,
    i5: whole,
    f1: real,
    f2: real,
    f3: real,
    f4: real,
    f5: real,
  }),
  describe(trackingEvent.answer, { success: 'always true' }),
  describeValues(browserState, { online: 'the browser has a network', offline: 'it has none' }),
  describeValues(analyticsCurrency, { EUR: 'euros', VXC: 'coins', credits: 'credits that partners sell in advance' }),
].flat();
