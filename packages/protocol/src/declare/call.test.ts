import { expect, test } from 'vitest';
import { nothing, shape, text } from '../vocabulary/shapes.ts';
import { command, mutation, post, push, query, read } from './call.ts';

const words = { input: nothing, answer: shape({ text }), purpose: 'Does a thing.' };

test('what a declaration leaves out is harmless', () => {
  expect(read('content/actors/getThing', { ...words, path: '/rest/v1/thing' })).toMatchObject({
    kind: 'rest',
    method: 'GET',
    needs: 'anyone',
    failures: [],
    cache: null,
    cookies: false,
    keyed: false,
    fileOf: null,
    changes: false,
  });
});

test.each([
  [post('a/b/store', { ...words, path: '/rest/v1/a' }), { method: 'POST', changes: true }],
  [post('a/b/store', { ...words, path: '/rest/v1/a', method: 'PUT', keyed: true }), { method: 'PUT', keyed: true }],
  [post('a/b/read', { ...words, path: '/rest/v1/a', changes: false }), { method: 'POST', changes: false }],
  [query('a/b/list', words), { operation: 'query', name: 'list', service: 'vxql', changes: false }],
  [
    mutation('a/b/buy', { ...words, needs: 'guest' }),
    { operation: 'mutation', name: 'buy', changes: true, needs: 'guest' },
  ],
])('$id by its verb is %o', (call, expected) => {
  expect(call).toMatchObject(expected);
});

test.each([
  [command('a/b/sendThing', { payload: nothing, purpose: 'Sends.' }), { type: 'sendThing', needs: 'guest' }],
  [
    command('a/b/sendThing', { payload: nothing, purpose: 'Sends.', type: 'thing', needs: 'anyone' }),
    { type: 'thing' },
  ],
  [push('a/b/thingDone', { payload: nothing, purpose: 'Tells.' }), { type: 'thingDone', kind: 'push' }],
  [push('a/b/thingDone', { payload: nothing, purpose: 'Tells.', type: 'done' }), { type: 'done' }],
])('the message $id has the wire type %o', (message, expected) => {
  expect(message).toMatchObject(expected);
});
