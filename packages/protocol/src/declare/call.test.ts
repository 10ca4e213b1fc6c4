import { expect, test } from 'vitest';
import * as s from '../schema/s.ts';
import { command, mutation, post, push, query, read } from './call.ts';

const options = { input: s.empty, answer: s.object({ text: s.string }), purpose: 'Does a thing.' };

test('a declaration has safe defaults', () => {
  expect(read('content/actors/getThing', { ...options, path: '/rest/v1/thing' })).toMatchObject({
    kind: 'rest',
    method: 'GET',
    needs: 'anyone',
    failures: [],
    cache: null,
    cookies: false,
    idempotent: false,
    maxUploadBytes: null,
    changes: false,
  });
});

test.each([
  [post('a/b/store', { ...options, path: '/rest/v1/a' }), { method: 'POST', changes: true }],
  [
    post('a/b/store', { ...options, path: '/rest/v1/a', method: 'PUT', idempotent: true }),
    { method: 'PUT', idempotent: true },
  ],
  [post('a/b/read', { ...options, path: '/rest/v1/a', changes: false }), { method: 'POST', changes: false }],
  [query('a/b/list', { ...options, service: 'feed' }), { name: 'list', service: 'feed' }],
  [query('a/b/list', options), { operation: 'query', name: 'list', service: 'vxql', changes: false }],
  [
    mutation('a/b/buy', { ...options, needs: 'guest' }),
    { operation: 'mutation', name: 'buy', changes: true, needs: 'guest' },
  ],
])('$id is declared with %o', (call, expected) => {
  expect(call).toMatchObject(expected);
});

test.each([
  [command('a/b/sendThing', { input: s.empty, purpose: 'Sends.' }), { type: 'sendThing', needs: 'guest' }],
  [command('a/b/sendThing', { input: s.empty, purpose: 'Sends.', type: 'thing', needs: 'anyone' }), { type: 'thing' }],
  [push('a/b/thingDone', { payload: s.empty, purpose: 'Reports.' }), { type: 'thingDone', kind: 'push' }],
  [push('a/b/thingDone', { payload: s.empty, purpose: 'Reports.', type: 'done' }), { type: 'done' }],
])('the message $id has the wire type %o', (message, expected) => {
  expect(message).toMatchObject(expected);
});

test.each([
  [post('a/b/buy', { ...options, path: '/rest/v1/a', failures: ['unknown'] }), ['locked'], ['unknown', 'locked']],
  [mutation('a/b/spin', options), ['locked'], ['locked']],
  [command('a/b/send', { input: s.empty, purpose: 'Sends.' }), ['locked'], ['locked']],
  [command('a/b/leave', { input: s.empty, purpose: 'Leaves.', forbiddenBy: [] }), [], []],
  [read('a/b/read', { ...options, path: '/rest/v1/a' }), [], []],
  [query('a/b/list', options), [], []],
] as const)('a lock forbids $id unless it says otherwise', (call, forbiddenBy, failures) => {
  expect([call.forbiddenBy, call.failures]).toEqual([forbiddenBy, failures]);
});
