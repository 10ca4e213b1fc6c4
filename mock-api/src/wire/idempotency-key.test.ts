import { operationText, mutation, post, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { anonymousCaller } from '../testing/test-client.ts';
import { handle } from '../dispatch/handler.ts';
import { inProcess } from '../dispatch/in-process.ts';
import { keyFrom } from './idempotency-key.ts';
import { runCall } from '../dispatch/run-call.ts';

const options = { input: s.empty, answer: s.object({ text: s.string }), purpose: 'Samples.' };
const path = '/rest/v1/sample';
const idempotent = post('content/galleries/sample', { ...options, path, idempotent: true, needs: 'guest' });
const plain = post('content/galleries/other', { ...options, path: `${path}/other` });
const changing = mutation('content/galleries/changing', options);
const all = [idempotent, plain, changing].map((call) => handle(call, async (_, { key }) => ({ text: `${key}` })));

test.each([
  ['k-1', 'k-1'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), null],
  ['🔑'.repeat(200), '🔑'.repeat(200)],
  ['🔑'.repeat(201), null],
  ['', null],
  [undefined, null],
  [['k-1', 'k-2'], null],
])('the header %j contains the key %j', (value, key) => {
  expect(keyFrom(value)).toBe(key);
});

test.each([
  [0, null, { ok: false, code: 'malformed', field: 'Idempotency-Key' }],
  [0, 'k-1', { ok: true, answer: { text: 'k-1' } }],
  [1, null, { ok: true, answer: { text: 'null' } }],
  [1, 'k-1', { ok: true, answer: { text: 'k-1' } }],
])('call %i with the key %s has the declared outcome', async (at, key, outcome) => {
  const caller = { ...anonymousCaller, guestId: 7, key };
  expect(await runCall(all[at]!, {}, caller, { parseAnswers: true }, aWorld().world)).toEqual(outcome);
});

test('the in-process transport passes the header on', async () => {
  const context = { world: aWorld().world, caller: { ...anonymousCaller, guestId: 7 }, run: { parseAnswers: true } };
  const { send } = inProcess(all)(context);
  const sendWith = (headers?: Record<string, string>) =>
    send({ method: 'POST', path, query: {}, body: {}, ...(headers === undefined ? {} : { headers }) });
  expect(await sendWith({ 'idempotency-key': 'k-1' })).toEqual({ status: 200, body: { text: 'k-1' } });
  const error = { code: 'malformed', field: 'Idempotency-Key', requestId: 'r-1' };
  expect(await sendWith()).toEqual({ status: 400, body: { error } });
  const headers = { 'idempotency-key': 'k-2' };
  const body = { query: operationText(changing), variables: {} };
  const answered = await send({ method: 'POST', path: '/vxql', query: {}, body, headers });
  expect(answered.body).toEqual({ data: { changing: { text: 'k-2' } } });
});
