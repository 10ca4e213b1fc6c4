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

test('a push without the command’s key is no reply, whatever it says', async () => {
  const { call, reply, clock } = setUp();
  const calling = call('Kim', 'k-1');
  expect(reply('Kim')).toBe(false);
  expect(reply('Kim', 'k-2')).toBe(false);
  clock.advance(callTimeoutMs);
  expect(await calling).toMatchObject(offline);
});

test('equal commands are under way at once, and each gets its own answer, in any order', async () => {
  const { call, reply, sent } = setUp();
  const [one, two, three] = [call('Kim', 'k-1'), call('Kim', 'k-2'), call('Kim', 'k-3')];
  expect(sent).toEqual(['greet k-1', 'greet k-2', 'greet k-3']);
  expect(reply('Noor', 'k-3')).toBe(true);
  reply('Lio', 'k-1');
  reply('Mika', 'k-2');
  expect([await one, await two, await three]).toEqual(
    ['Lio', 'Mika', 'Noor'].map((name) => ({ ok: true, value: { name } })),
  );
});

test('a second push with the key of a command that has ended is no reply', async () => {
  const { call, reply } = setUp();
  const calling = call('Kim', 'k-1');
  reply('Kim', 'k-1');
  expect(reply('Robin', 'k-1')).toBe(false);
  expect(await calling).toEqual({ ok: true, value: { name: 'Kim' } });
});

test('commands of other types are sent meanwhile, and one without a reply ends once it is sent', async () => {
  const { calls, call, sent } = setUp();
  void call('Kim', 'k-1');
  expect(await calls.call(wave, {}, { key: 'k-2' })).toEqual({ ok: true, value: {} });
  expect(sent).toEqual(['greet k-1', 'wave k-2']);
});

test('calls under way are sent again after a reconnect, in their order, before later ones', async () => {
  const { call, reply, sent, lose, reconnect } = setUp();
  const [one, two] = [call('Kim', 'k-1'), call('Robin', 'k-2')];
  lose();
  void call('Robin', 'k-3');
  reconnect();
  expect(sent).toEqual(['greet k-1', 'greet k-2', 'greet k-1', 'greet k-2', 'greet k-3']);
  reply('Kim', 'k-1');
  reply('Robin', 'k-2');
  expect([await one, await two]).toMatchObject([{ ok: true }, { ok: true }]);
});

test('a rejection ends the call that has its key', async () => {
  const { calls, call, reply } = setUp();
  const [one, two] = [call('Kim', 'k-1'), call('Kim', 'k-2')];
  calls.onRejection('locked', 'name', 'k-2');
  expect(await two).toMatchObject({
    ok: false,
    failure: { kind: 'declared', code: 'locked', field: 'name', callId: greet.id },
  });
  reply('Kim', 'k-1');
  expect(await one).toMatchObject({ ok: true });
});

test('an unknown failure code counts as failed, and a rejection without the command’s key ends nothing', async () => {
  const { calls, call } = setUp();
  const calling = call('Kim', 'k-1');
  calls.onRejection('locked', null, undefined);
  calls.onRejection('locked', null, 'k-2');
  calls.onRejection('newCode', null, 'k-1');
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

test.each(['time out', 'are aborted'])('commands that %s while the connection comes back are not sent', async (how) => {
  const { call, sent, clock, reconnect } = setUp({ isReady: false });
  const aborting = new AbortController();
  // Both happen before the timers and listeners of the calls.
  clock.after(1, reconnect);
  aborting.signal.addEventListener('abort', reconnect);
  const calling = ['k-1', 'k-2'].map((key) => call(key, key, aborting.signal));
  if (how === 'time out') clock.sleep(callTimeoutMs);
  else aborting.abort();
  for (const each of calling) expect(await each).toMatchObject(offline);
  expect(sent).toEqual([]);
});

test('a call ends at its timeout, also without a connection, and a later one is sent', async () => {
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
