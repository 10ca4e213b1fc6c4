import { operationText, mutation, post, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { anonymousCaller } from '../testing/test-client.ts';
import { handle } from '../dispatch/handler.ts';
import { inProcess } from '../dispatch/in-process.ts';
import { keyFrom } from './idempotency-key.ts';
import { runCall } from '../dispatch/run-call.ts';

const words = { input: s.empty, answer: s.object({ text: s.string }), purpose: 'Samples.' };
const path = '/rest/v1/sample';
const keyed = post('content/galleries/sample', { ...words, path, idempotent: true, needs: 'guest' });
const unkeyed = post('content/galleries/other', { ...words, path: `${path}/other` });
const changing = mutation('content/galleries/changing', words);
const all = [keyed, unkeyed, changing].map((call) => handle(call, async (_, { key }) => ({ text: `${key}` })));

test.each([
  ['k-1', 'k-1'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), null],
  ['', null],
  [undefined, null],
  [['k-1', 'k-2'], null],
])('of the header %j the key is %j', (value, key) => {
  expect(keyFrom(value)).toBe(key);
});

test.each([
  [0, null, { ok: false, code: 'malformed', field: 'Idempotency-Key' }],
  [0, 'k-1', { ok: true, answer: { text: 'k-1' } }],
  [1, null, { ok: true, answer: { text: 'null' } }],
  [1, 'k-1', { ok: true, answer: { text: 'k-1' } }],
])('call %i with the key %s ends as declared', async (at, key, outcome) => {
  const caller = { ...anonymousCaller, guestId: 7, key };
  expect(await runCall(all[at]!, {}, caller, aWorld().world, { parseAnswers: true })).toEqual(outcome);
});

test('the carrier without a network hands the header on', async () => {
  const context = { world: aWorld().world, caller: { ...anonymousCaller, guestId: 7 }, run: { parseAnswers: true } };
  const { send } = inProcess(all)(context);
  const ask = (headers?: Record<string, string>) =>
    send({ method: 'POST', path, query: {}, body: {}, ...(headers === undefined ? {} : { headers }) });
  expect(await ask({ 'idempotency-key': 'k-1' })).toEqual({ status: 200, body: { text: 'k-1' } });
  const error = { code: 'malformed', field: 'Idempotency-Key', requestId: 'r-1' };
  expect(await ask()).toEqual({ status: 400, body: { error } });
  const headers = { 'idempotency-key': 'k-2' };
  const body = { query: operationText(changing), variables: {} };
  const answered = await send({ method: 'POST', path: '/vxql', query: {}, body, headers });
  expect(answered.body).toEqual({ data: { changing: { text: 'k-2' } } });
});
