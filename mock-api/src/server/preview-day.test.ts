import { initActorSearch } from '@lounge/protocol/content/actor-search';
import { expect, test } from 'vitest';
import { loopback } from '../testing/loopback.ts';

const adminToken = 'an-admin-token-of-the-tests-0123456789';

test.each<[string, { adminToken?: string }, Record<string, string>, number]>([
  ['with the admin token', { adminToken }, { 'x-admin-token': adminToken }, 200],
  ['with another token', { adminToken }, { 'x-admin-token': 'another' }, 403],
  ['without a token', { adminToken }, {}, 403],
  ['with the token as that of a visitor', { adminToken }, { authorization: `Bearer ${adminToken}` }, 401],
  ['with a token on a server that has none', {}, { 'x-admin-token': adminToken }, 403],
])('a request %s for the search as of another day: %s %s %i', async (_, options, headers, status) => {
  const backend = await loopback(options);
  const body = { searchType: 'new girls', qmdate: '2026-12-10' };
  const response = await backend.request(initActorSearch.path, { method: 'POST', body, headers });
  await backend.close();
  expect(response.status).toBe(status);
});
