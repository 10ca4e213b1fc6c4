import { MatchersV3 } from '@pact-foundation/pact';
import { operationText } from '@lounge/protocol';
import { actorHeatMaps, actorOnline, getActor } from '@lounge/protocol/content/actors';
import { favouriteEvents, favouritePinActor } from '@lounge/protocol/content/favourites';
import { emailPropertiesRefresh } from '@lounge/protocol/foundation/guest';
import { getBreadcrumb } from '@lounge/protocol/foundation/page';
import { ping, pong, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { aPinEvent } from '@lounge/testing/content/favourites';
import { expect, test } from 'vitest';
import {
  commandFrame,
  pactKey,
  pactRequestId,
  pactVersion,
  pushFrame,
  replyFrame,
  requestOf,
  responseOf,
} from './wire.ts';

const visitor = { token: 'pact-token', guestId: null, language: 'en' };
const ver = MatchersV3.regex('^[0-9A-Za-z._-]+$', pactVersion);
const requestId = MatchersV3.like(pactRequestId);

test('a read carries language, cache tag and token in its query string and the token in its header', () => {
  expect(requestOf(getActor, { actorId: 7, qmday: '2026-11-21' }, visitor)).toEqual({
    method: 'GET',
    path: '/rest/v1/actor/getActor/7',
    query: { qmday: '2026-11-21', language: 'en', ver, access_token: 'pact-token' },
    headers: { Authorization: 'Bearer pact-token' },
    body: null,
  });
});

test('a POST carries its input as a body, without what stands in its path', () => {
  const { path, body } = requestOf(getBreadcrumb, { breadcrumbType: 'home', payload: {} }, visitor);
  expect({ path, body }).toEqual({ path: '/rest/v1/breadcrumb/home', body: { payload: {} } });
});

test('a query carries its declared text and no token where there is none', () => {
  expect(requestOf(actorHeatMaps, { actorId: 7 }, { ...visitor, token: null })).toEqual({
    method: 'POST',
    path: '/vxql',
    query: { language: 'en' },
    headers: {},
    body: { query: operationText(actorHeatMaps), variables: { actorId: 7 } },
  });
});

test('an error has the status of its code in REST', () => {
  const response = responseOf(getActor, { error: 'unknown', field: 'actorId' });
  expect(response.status).toBe(404);
  expect(response.body).toEqual({ error: { code: 'unknown', field: 'actorId', requestId } });
});

test('an error travels with status 200 in the query service', () => {
  const response = responseOf(actorHeatMaps, { error: 'needLogin', message: 'Missing Vxql-Token' });
  expect(response.status).toBe(200);
  const extensions = { code: 'needLogin', field: null, requestId };
  expect(response.body).toEqual({ data: null, errors: [{ message: 'Missing Vxql-Token', extensions }] });
});

const guest = { token: 't', guestId: 7, language: 'en' };
const pinFrame = { type: 'favouritePinActor', accessToken: 't', guestId: 7, actorId: 5 };

test('a command carries its input beside the envelope, with any text as its key', () => {
  const frame = commandFrame(favouritePinActor, { actorId: 5 }, guest);
  expect(frame).toEqual({ ...pinFrame, key: MatchersV3.like(pactKey) });
  expect(commandFrame(favouritePinActor, { actorId: 5 }, guest, false)).toEqual(pinFrame);
});

test('the commands of the connection have no key', () => {
  const frame = { type: 'sessionRequest', accessToken: 't', guestId: 7, language: 'en' };
  expect(commandFrame(sessionRequest, { language: 'en' }, guest)).toEqual(frame);
});

test('a push is matched by its type as it is and by its payload’s shape', () => {
  expect(pushFrame(pong, { ttl: 120 })).toEqual({ type: 'pong', ttl: MatchersV3.integer(120) });
  const payload = { actorId: 5, actorName: 'Noor' };
  expect(pushFrame(actorOnline, payload, ['actorId', 'actorName'])).toEqual({ type: 'actorOnline', ...payload });
});

test('a reply and a rejection repeat the key of the command', () => {
  const event = aPinEvent({ id: 5 });
  const reply = replyFrame(favouritePinActor, { answer: event });
  expect(reply).toEqual({ ...pushFrame(favouriteEvents, event), key: pactKey });
  const refused = { type: 'refused', of: 'favouritePinActor', code: 'tooMany', field: null };
  expect(replyFrame(favouritePinActor, { error: 'tooMany' })).toEqual({ ...refused, key: pactKey });
  expect(replyFrame(favouritePinActor, { error: 'tooMany' }, false)).toEqual(refused);
});

test('a push that a command causes has no key, nor has the reply to a command of the connection', () => {
  const causes = { push: pong, payload: { ttl: 120 }, exact: [] };
  const frame = { type: 'pong', ttl: MatchersV3.integer(120) };
  expect(replyFrame(favouritePinActor, { causes })).toEqual(frame);
  expect(replyFrame(ping, { answer: { ttl: 120 } })).toEqual(frame);
});

test('a command without a reply has no pact of an answer', () => {
  expect(() => replyFrame(emailPropertiesRefresh, { answer: {} })).toThrow('has no reply');
});
