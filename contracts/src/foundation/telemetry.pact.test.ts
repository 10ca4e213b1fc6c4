import {
  alive,
  logBrowserOnline,
  logVxmessengerError,
  logWebsocketConnectionError,
  track,
  trackActorProfileVisit,
  trackingEvent,
  watchStart,
} from '@lounge/protocol/foundation/telemetry';
import { aPerformer, aVideoOfPerformer, noPerformerNamed } from '@lounge/mock-api/states';
import { Performer } from '@lounge/stores/content/actors';
import { Connection } from '@lounge/stores/foundation/realtime';
import { BrowserOnline } from '@lounge/stores/foundation/telemetry';
import { createEventLog } from '@lounge/transport';
import { anActor } from '@lounge/testing/content/actors';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest as robin } from '../consume/callers.ts';

const accepted = { answer: { success: true }, exact: ['success'] };
const measures = { i1: 4000, i2: 2, i3: 3, i4: 4, i5: 5, f1: 0.1, f2: 0.2, f3: 0.3, f4: 0.4, f5: 0.5 };
const atOnce = { timeDifference: 0, time: '2026-11-20T19:00:00.000Z' };

// @spec rest:alive
test('the server responds to a health check with its time', () =>
  pactForCall(alive, {
    description: 'a health check',
    input: {},
    answer: { status: 'ok', time: '2026-11-20T19:00:00.000Z' },
    exact: ['status'],
  }));

// @spec rest:logging.browser-online, entity:enum.browserOnlineFlag
test('a browser that lost its network is logged', () =>
  pactForCall(
    logBrowserOnline,
    {
      description: 'a request to log that the browser is offline',
      input: { status: 'offline', ...atOnce },
      ...accepted,
    },
    async ({ client, clock }) => new BrowserOnline(createEventLog(client, clock)).onOffline(),
  ));

// @spec rest:logging.websocket-connection-error, error:socket-4000
test('a socket that missed its pong is logged', () => {
  const error = { connectionAttempt: 2, error: 'pong missing', errorCode: 4000, errorReason: 'pong missing' };
  return pactForCall(
    logWebsocketConnectionError,
    {
      description: 'a request to log a missing pong on the socket',
      input: { ...error, websocketType: 'guest', ...atOnce },
      ...accepted,
    },
    async ({ client, clock }) => new Connection(createEventLog(client, clock)).logError(error),
  );
});

// @spec rest:logging.vxmessenger-error
test('a message that could not be sent is logged', () => {
  const message = 'content/messenger/messageSend: needPurchase';
  return pactForCall(logVxmessengerError, {
    description: 'a request to log that a message could not be sent',
    input: { message, ...atOnce },
    ...accepted,
  });
});

// @spec rest:tracking.watch-start
test('the start of a video is counted', () =>
  pactForCall(watchStart, {
    description: 'a request to count that a video begins to play',
    states: [aPerformer({ id: 9101, name: 'Noor Vega' }), aVideoOfPerformer({ id: 9601, actorId: 9101 })],
    caller: robin,
    input: { videoId: 9601, isPreview: true },
    ...accepted,
  }));

test('the start of an unknown video is unknown', () =>
  pactForCall(watchStart, {
    description: 'a request to count that an unknown video begins to play',
    input: { videoId: 999_999, isPreview: false },
    error: 'unknown',
    field: 'videoId',
  }));

// @spec query:tracking.event, entity:trackingEvent
test('a tracking event is stored', () =>
  pactForCall(trackingEvent, {
    description: 'a mutation that stores a tracking event',
    caller: robin,
    input: {
      timestamp: atOnce.time,
      source: 'site',
      type: 'visit',
      context: 'home',
      data: { row: 'tonight' },
      ...measures,
    },
    ...accepted,
  }));

test('a tracking event without a source is malformed', () =>
  pactForCall(trackingEvent, {
    description: 'a mutation that stores a tracking event without a source',
    caller: robin,
    input: { timestamp: atOnce.time, source: '', type: 'visit', context: 'home' },
    error: 'malformed',
    field: 'source',
  }));

// @spec rest:tracking.actor-profile-visit
test('a visit to a profile is counted', () =>
  pactForCall(
    trackActorProfileVisit,
    {
      description: 'a request to track a visit to a performer’s profile',
      states: [aPerformer({ id: 9101, name: 'Noor Vega' })],
      caller: robin,
      input: { actorName: 'noor-vega' },
      ...accepted,
    },
    async (side) => {
      const performer = new Performer('noor-vega', side);
      performer.actor.set(anActor());
      await performer.countVisit();
    },
  ));

test('a visit to an unknown performer’s profile is unknown', () =>
  pactForCall(trackActorProfileVisit, {
    description: 'a request to track a visit to an unknown performer’s profile',
    states: [noPerformerNamed({ name: 'nobody-here' })],
    input: { actorName: 'nobody-here' },
    error: 'unknown',
    field: 'actorName',
  }));

// @spec rest:tracking.track
test('an event is tracked', () =>
  pactForCall(track, {
    description: 'a request to track an event',
    input: { eventContext: 'jumbotron', eventAction: 'turned', eventData: { slide: 2, by: 'keyboard' } },
    ...accepted,
  }));

test('an event without an action is malformed', () =>
  pactForCall(track, {
    description: 'a request to track an event without an action',
    input: { eventContext: 'jumbotron', eventAction: '' },
    error: 'malformed',
    field: 'eventAction',
  }));

// @spec rule:access-token-transport
test('a change with an expired token needs a log-in', () =>
  pactForCall(track, {
    description: 'a request to track an event with an expired token',
    caller: expiredGuest,
    input: { eventContext: 'jumbotron', eventAction: 'turned' },
    error: 'needLogin',
  }));

test('a read with an expired token needs a log-in', () =>
  pactForCall(
    alive,
    { description: 'a health check with an expired token', caller: expiredGuest, input: {}, error: 'needLogin' },
    async ({ client }) => {
      const result = await client.call(alive, {});
      expect(result).toMatchObject({ ok: false, failure: { kind: 'declared', code: 'needLogin' } });
    },
  ));
