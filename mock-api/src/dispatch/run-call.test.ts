import { command, failureCodes, failureStatus, post, push, query, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { aWorld, onSqlite } from '../testing/a-world.ts';
import { anonymousCaller } from '../testing/test-client.ts';
import { pushesTo } from '../testing/pushes-to.ts';
import { unchecked } from '../testing/unchecked.ts';
import { publish } from '../world/bus.ts';
import { handle, reject } from './handler.ts';
import { failureBody, runCall, statusOf } from './run-call.ts';

const call = query('content/actors/sample', {
  input: s.empty,
  answer: s.object({ text: s.string }),
  purpose: 'Samples.',
});
const strict = { parseAnswers: true };

test('returns an answer that matches its schema', async () => {
  const handled = handle(call, async () => ({ text: 'yes' }));
  expect(await runCall(handled, {}, anonymousCaller, strict, aWorld().world)).toEqual({
    ok: true,
    answer: { text: 'yes' },
  });
});

test('a rejected call keeps its code and field', async () => {
  const handled = handle(call, async () => reject('locked', 'guestId'));
  const outcome = await runCall(handled, {}, anonymousCaller, strict, aWorld().world);
  expect(outcome).toEqual({ ok: false, code: 'locked', field: 'guestId' });
  expect(statusOf(outcome)).toBe(403);
});

test('an unexpected error becomes `failed` and keeps its cause for the log', async () => {
  const cause = new Error('broken');
  const handled = handle(call, () => Promise.reject(cause));
  expect(await runCall(handled, {}, anonymousCaller, strict, aWorld().world)).toEqual({
    ok: false,
    code: 'failed',
    field: null,
    cause,
  });
});

test('with a full disk changes are unavailable and reads are answered', async ({ skip }) => {
  skip(!onSqlite(), 'a test sets the size of a disk only for SQLite');
  const { world, run } = aWorld();
  await run('pragma max_page_count = 1');
  const change = handle({ ...call, changes: true }, async (_, _caller, { tx }) => {
    await tx.query('create table filling (text text)', []);
    await tx.query('insert into filling values (?)', ['x'.repeat(5_000_000)]);
    return { text: 'written' };
  });
  const read = handle(call, async (_, _caller, { tx }) => ({
    text: String((await tx.query('select 1 from actor', [])).length > 0),
  }));
  const outcomeOf = (handled: typeof read) => runCall(handled, {}, anonymousCaller, strict, world);
  expect(await outcomeOf(change)).toMatchObject({ ok: false, code: 'unavailable', cause: { code: 'SQLITE_FULL' } });
  expect(await outcomeOf(read)).toEqual({ ok: true, answer: { text: 'true' } });
});

test.each([
  ['SQLITE_FULL', 'unavailable'],
  ['SQLITE_IOERR_WRITE', 'unavailable'],
  ['ENOSPC', 'unavailable'],
  ['WORLD_CLOSED', 'unavailable'],
  ['DATABASE_AWAY', 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  ['EAI_AGAIN', 'unavailable'],
  ['25006', 'unavailable'],
  ['40001', 'unavailable'],
  ['53100', 'unavailable'],
  ['57P01', 'unavailable'],
  ['23505', 'failed'],
  ['SQLITE_CONSTRAINT', 'failed'],
  ['NOT_ENOSPC', 'failed'],
  [13, 'failed'],
  ['ENOENT', 'failed'],
])('an error with the code %s becomes %s and keeps its cause for the log', async (code, expected) => {
  const cause = Object.assign(new Error('broken'), { code });
  const handled = handle(call, () => Promise.reject(cause));
  const outcome = await runCall(handled, {}, anonymousCaller, strict, aWorld().world);
  expect(outcome).toEqual({ ok: false, code: expected, field: null, cause });
});

test.each([
  [true, false],
  [false, true],
])('with parseAnswers %s an answer that does not match its schema passes: %s', async (parseAnswers, ok) => {
  const handled = { call, handler: async () => ({ text: 1 }) };
  expect((await runCall(handled, {}, anonymousCaller, { parseAnswers }, aWorld().world)).ok).toBe(ok);
});

test('a call that needs a guest rejects anonymous callers before its handler runs', async () => {
  let ran = 0;
  const handled = handle({ ...call, needs: 'guest' }, async () => ({ text: String((ran += 1)) }));
  const { world } = aWorld();
  expect(await runCall(handled, {}, anonymousCaller, strict, world)).toEqual({
    ok: false,
    code: 'needLogin',
    field: null,
  });
  expect(ran).toBe(0);
  expect((await runCall(handled, {}, { ...anonymousCaller, guestId: 7 }, strict, world)).ok).toBe(true);
});

test('a rejected change is rolled back', async () => {
  const { world, run } = aWorld();
  const handled = handle({ ...call, changes: true }, async (_, _caller, { tx }) => {
    await tx.query('update actor set visits = 5', []);
    return reject('tooMany');
  });
  await runCall(handled, {}, anonymousCaller, strict, world);
  expect(await run('select max(visits) as most from actor')).toEqual([{ most: 0 }]);
});

test.each(failureCodes)('the failure %s has the status that the protocol declares', (code) => {
  expect(statusOf({ ok: false, code, field: null })).toBe(failureStatus[code]);
  expect(failureBody(code, null, 'r-1')).toEqual({ error: { code, field: null, requestId: 'r-1' } });
});

test.each([{ code: 'ENOSPC' }, 'ENOSPC', null])(
  'what is thrown and no error, such as %j, is `failed`',
  async (cause) => {
    const handled = handle(call, () => Promise.reject(unchecked(cause)));
    expect(await runCall(handled, {}, anonymousCaller, strict, aWorld().world)).toEqual({
      ok: false,
      code: 'failed',
      field: null,
      cause,
    });
  },
);

test('an injected fault ends the call before its handler runs; a delay does not', async () => {
  const { world } = aWorld();
  let ran = 0;
  const handled = handle(call, async () => ({ text: String((ran += 1)) }));
  const outcome = () => runCall(handled, {}, anonymousCaller, strict, world);
  world.faults.inject({ call: call.id, times: 1, ms: 0, code: 'unavailable' });
  expect([await outcome(), ran]).toMatchObject([{ ok: false, code: 'unavailable', field: null }, 0]);
  world.faults.inject({ call: call.id, times: 1, ms: 1, code: null });
  expect(await outcome()).toMatchObject({ ok: true, answer: { text: '1' } });
});

const change = post('content/actors/change', {
  path: '/rest/v1/sample',
  input: s.empty,
  answer: s.object({ text: s.string }),
  purpose: 'Changes.',
  idempotent: true,
});

test.each([
  [null, { ok: false, code: 'malformed', field: 'Idempotency-Key' }],
  ['k-1', { ok: true, answer: { text: 'k-1' } }],
])('an idempotent call with the key %s', async (key, outcome) => {
  const handled = handle(change, async (_, caller) => ({ text: caller.key ?? '' }));
  expect(await runCall(handled, {}, { ...anonymousCaller, key }, strict, aWorld().world)).toEqual(outcome);
});

test('an answer that does not match its schema names the field for the log only', async () => {
  const handled = { call, handler: async () => ({ text: 1 }) };
  const outcome = await runCall(handled, {}, anonymousCaller, strict, aWorld().world);
  expect(outcome).toMatchObject({ ok: false, code: 'failed', field: null });
  expect(String((outcome as { cause?: unknown }).cause)).toContain('does not match its schema at text');
});

const payload = s.object({ text: s.string });
const said = push('content/actors/said', { payload, purpose: 'Says.' });
const received = push('content/actors/heard', { payload, purpose: 'Hears.' });
const say = command('content/actors/say', { input: payload, reply: said, purpose: 'Says.' });

test('equal commands at once are answered under their own keys, and no other push of theirs has a key', async () => {
  const { world } = aWorld();
  const pushed = pushesTo(7, world);
  let count = 0;
  const handled = handle(say, async (_, _caller, { bus }) => {
    publish(bus, received, { guestId: 7 }, { text: 'heard' });
    publish(bus, said, { guestId: 7 }, { text: 'said' });
    return { text: `${(count += 1)}` };
  });
  const sayAs = (key: string | null) =>
    runCall(handled, { text: 'hello' }, { ...anonymousCaller, guestId: 7, key }, strict, world);
  await Promise.all(['k-1', 'k-2', null].map(sayAs));
  const others = [
    { type: 'heard', text: 'heard' },
    { type: 'said', text: 'said' },
  ];
  expect(pushed).toEqual([
    { type: 'said', key: 'k-1', text: '1' },
    ...others,
    { type: 'said', key: 'k-2', text: '2' },
    ...others,
    { type: 'said', text: '3' },
    ...others,
  ]);
});
