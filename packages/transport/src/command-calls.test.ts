import { expect, test } from 'vitest';
import { greet, wave } from './fakes/greet.ts';
import { CommandCalls, maxPendingCalls } from './command-calls.ts';
import { callTimeoutMs } from './command-results.ts';
import { fakeClock } from './fakes/index.ts';

const setUp = ({ isReady = true, guestId = 7 as number | null } = {}) => {
  const clock = fakeClock();
  const session = { isReady };
  const sent: string[] = [];
  const calls = new CommandCalls({
    clock,
    identity: () => ({ token: 't', guestId, language: 'en' }),
    isReady: () => session.isReady,
    send: ({ type }, _input, key) => void sent.push(`${type} ${key}`),
  });
  const call = (name: string, key: string, signal?: AbortSignal) =>
    calls.call(greet, { name }, signal === undefined ? { key } : { key, signal });
  const reply = (name: string, key?: string) => calls.onPush('greeted', { name }, key);
  const lose = () => {
    session.isReady = false;
    calls.onLost();
  };
  const reconnect = () => {
    session.isReady = true;
    calls.onReady();
  };
  return { calls, clock, sent, call, reply, lose, reconnect };
};

const offline = { ok: false, failure: { kind: 'offline', code: 'unavailable', callId: greet.id } };

test('a provider that repeats no keys gets one command of a type at a time; the first fitting push is its reply', async () => {
  const { call, reply, sent } = setUp();
  const [kim, robin] = [call('Kim', 'k-1'), call('Robin', 'k-2')];
  reply('Robin');
  expect(sent).toEqual(['greet k-1']);
  reply('Kim');
  expect(await kim).toEqual({ ok: true, value: { name: 'Kim' } });
  expect(sent).toEqual(['greet k-1', 'greet k-2']);
  reply('Robin');
  expect(await robin).toEqual({ ok: true, value: { name: 'Robin' } });
});

test('a provider that repeated a key gets several at once, answered by key in any order', async () => {
  const { call, reply, sent } = setUp();
  const first = call('Kim', 'k-1');
  reply('Kim', 'k-1');
  await first;
  const [two, three] = [call('Kim', 'k-2'), call('Kim', 'k-3')];
  expect(sent).toEqual(['greet k-1', 'greet k-2', 'greet k-3']);
  reply('Kim');
  reply('Noor', 'k-3');
  reply('Mika', 'k-2');
  expect([await two, await three]).toMatchObject([{ value: { name: 'Mika' } }, { value: { name: 'Noor' } }]);
});

test('whether keys are repeated is learned again on each connection', () => {
  const { call, reply, sent, lose, reconnect } = setUp();
  void call('Kim', 'k-1');
  reply('Kim', 'k-1');
  lose();
  reconnect();
  void call('Kim', 'k-2');
  void call('Kim', 'k-3');
  expect(sent).toEqual(['greet k-1', 'greet k-2']);
});

test('commands of other types are sent meanwhile, and one without a reply ends once it is sent', async () => {
  const { calls, call, sent } = setUp();
  void call('Kim', 'k-1');
  expect(await calls.call(wave, {}, { key: 'k-2' })).toEqual({ ok: true, value: {} });
  expect(sent).toEqual(['greet k-1', 'wave k-2']);
});

test('a call under way is sent again after a reconnect, before later ones', async () => {
  const { call, reply, sent, lose, reconnect } = setUp();
  const calling = call('Kim', 'k-1');
  lose();
  void call('Robin', 'k-2');
  reconnect();
  expect(sent).toEqual(['greet k-1', 'greet k-1']);
  reply('Kim', 'k-1');
  expect(await calling).toMatchObject({ ok: true });
  expect(sent.at(-1)).toBe('greet k-2');
});

test.each([
  ['by key', 'k-2', 'k-2'],
  ['by type: the oldest that was sent', undefined, 'k-1'],
])('a rejection ends a call %s', async (_, key, rejected) => {
  const { calls, call, reply } = setUp();
  const first = call('Kim', 'k-0');
  reply('Kim', 'k-0');
  await first;
  const results = new Map(['k-1', 'k-2'].map((each) => [each, call('Kim', each)]));
  calls.onRejection('greet', 'locked', 'name', key);
  expect(await results.get(rejected)).toMatchObject({
    ok: false,
    failure: { kind: 'declared', code: 'locked', field: 'name', callId: greet.id },
  });
});

test('an unknown failure code counts as failed, and a rejection of another type ends nothing', async () => {
  const { calls, call } = setUp();
  const calling = call('Kim', 'k-1');
  calls.onRejection('other', 'locked', null, undefined);
  calls.onRejection('greet', 'newCode', null, undefined);
  expect(await calling).toMatchObject({ failure: { code: 'failed' } });
});

test('a push of another type with the key is no reply', async () => {
  const { calls, call, clock } = setUp();
  const calling = call('Kim', 'k-1');
  expect(calls.onPush('waved', { name: 'Kim' }, 'k-1')).toBe(false);
  clock.advance(callTimeoutMs);
  expect(await calling).toMatchObject(offline);
});

test('a reply that does not match the schema fails the call', async () => {
  const { calls, call } = setUp();
  const calling = call('Kim', 'k-1');
  calls.onPush('greeted', { name: 7 }, 'k-1');
  expect(await calling).toMatchObject({ ok: false, failure: { kind: 'schemaMismatch', field: 'name' } });
});

test.each(['time out', 'are aborted'])(
  'of several commands that %s together, those that waited are not sent',
  async (how) => {
    const { call, sent, clock } = setUp();
    const aborting = new AbortController();
    const calling = ['k-1', 'k-2', 'k-3'].map((key) => call(key, key, aborting.signal));
    if (how === 'time out') clock.advance(callTimeoutMs);
    else aborting.abort();
    for (const each of calling) expect(await each).toMatchObject(offline);
    expect(sent).toEqual(['greet k-1']);
  },
);

test('a call ends at its timeout, also without a connection, and the next one is sent', async () => {
  const { call, clock, sent, reconnect } = setUp({ isReady: false });
  const calling = call('Kim', 'k-1');
  clock.advance(callTimeoutMs - 1);
  void call('Robin', 'k-2');
  clock.advance(1);
  expect(await calling).toMatchObject(offline);
  reconnect();
  expect(sent).toEqual(['greet k-2']);
});

test('a call ends when its signal aborts, and is then not sent', async () => {
  const { call, sent, reconnect } = setUp({ isReady: false });
  const aborting = new AbortController();
  const calling = call('Kim', 'k-1', aborting.signal);
  aborting.abort();
  expect(await calling).toMatchObject(offline);
  expect(await call('Kim', 'k-1', aborting.signal)).toMatchObject(offline);
  reconnect();
  expect(sent).toEqual([]);
});

test('a call with the key of one under way joins it', async () => {
  const { call, reply, sent } = setUp();
  const [one, two] = [call('Kim', 'k-1'), call('Kim', 'k-1')];
  reply('Kim', 'k-1');
  expect(await one).toBe(await two);
  expect(sent).toEqual(['greet k-1']);
  void call('Kim', 'k-2');
  expect(await call('Robin', 'k-2')).toMatchObject({ ok: false, failure: { code: 'keyReused' } });
});

test('an anonymous visitor’s command that needs a guest is not sent', async () => {
  const { call, sent } = setUp({ guestId: null });
  expect(await call('Kim', 'k-1')).toMatchObject({ ok: false, failure: { kind: 'unready', code: 'needLogin' } });
  expect(sent).toEqual([]);
});

test('the number of calls under way is limited, and all end with the connection', async () => {
  const { calls, call } = setUp({ isReady: false });
  const pending = Array.from({ length: maxPendingCalls }, (_, at) => call('Kim', `k-${at}`));
  expect(await call('Kim', 'one-too-many')).toMatchObject(offline);
  calls.end();
  for (const each of pending) expect(await each).toMatchObject(offline);
});
