import { MatchersV3 } from '@pact-foundation/pact';
import { operationText } from '@lounge/protocol';
import { actorHeatMaps, getActor } from '@lounge/protocol/content/actors';
import { getBreadcrumb } from '@lounge/protocol/foundation/page';
import { expect, test } from 'vitest';
import { pactRequestId, pactVersion, requestOf, responseOf } from './http.ts';

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

test('a refusal has the status of its code in REST', () => {
  const response = responseOf(getActor, { error: 'unknown', field: 'actorId' });
  expect(response.status).toBe(404);
  expect(response.body).toEqual({ error: { code: 'unknown', field: 'actorId', requestId } });
});

test('a refusal travels with status 200 in the query service', () => {
  const response = responseOf(actorHeatMaps, { error: 'needLogin', message: 'Missing Vxql-Token' });
  expect(response.status).toBe(200);
  const extensions = { code: 'needLogin', field: null, requestId };
  expect(response.body).toEqual({ data: null, errors: [{ message: 'Missing Vxql-Token', extensions }] });
});
