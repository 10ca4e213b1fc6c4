import {
  alive,
  logBrowserOnline,
  logWebsocketConnectionError,
  track,
  trackActorProfileVisit,
} from '@lounge/protocol/foundation/telemetry';
import { aPerformer, noPerformerNamed } from '@lounge/mock-api/states';
import { Performer } from '@lounge/stores/content/actors';
import { Connection } from '@lounge/stores/foundation/realtime';
import { BrowserOnline } from '@lounge/stores/foundation/telemetry';
import { createEventLog } from '@lounge/transport';
import { anActor } from '@lounge/testing/content/actors';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest as robin } from '../consume/callers.ts';

const accepted = { answer: { success: true }, exact: ['success'] };
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
