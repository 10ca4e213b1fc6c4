import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { fakeClock } from '@lounge/transport/fakes';
import { afterEach, expect, test } from 'vitest';
import { FaultyProxy, type Toxic } from './FaultyProxy.ts';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close();
});

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await setImmediate();
};

/** The data that a side of a connection has received. */
const record = (socket: Socket) => {
  const seen = { text: '', pieces: [] as number[], isEnded: false, error: null as string | null, isClosed: false };
  socket.on('data', (chunk: Buffer) => {
    seen.text += chunk.toString();
    seen.pieces.push(chunk.length);
  });
  socket.on('end', () => (seen.isEnded = true));
  socket.on('error', (error: NodeJS.ErrnoException) => (seen.error = error.code ?? error.message));
  socket.on('close', () => (seen.isClosed = true));
  return seen;
};

const acceptOf = async (server: Server, connection: () => void): Promise<Socket> => {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  connection();
  return (await accepted)[0];
};

/** A proxy with one open connection; `waits` are the times for which it asked the clock. */
const setUp = async () => {
  const clock = fakeClock();
  const waits: number[] = [];
  const server = createServer({ allowHalfOpen: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(() => new Promise((resolve) => server.close(resolve)));
  server.on('connection', (socket) => closes.push(() => socket.destroy()));
  const recording = {
    now: clock.now,
    after: (ms: number, act: () => void) => (waits.push(ms), clock.after(ms, act)),
  };
  const proxy = new FaultyProxy({
    targetPort: (server.address() as AddressInfo).port,
    clock: recording,
    random: () => 0.5,
  });
  await proxy.start();
  closes.push(() => proxy.close());
  const open = async () => {
    let client: Socket | null = null;
    const target = await acceptOf(server, () => {
      client = connect({ port: proxy.port, host: '127.0.0.1', allowHalfOpen: true });
    });
    const near = client as unknown as Socket;
    closes.push(
      () => near.destroy(),
      () => target.destroy(),
    );
    return { near, target, seen: record(near), seenByTarget: record(target) };
  };
  const untilWaiting = (ms: number) => until(() => waits.includes(ms));
  return { clock, proxy, open, untilWaiting, waits, ...(await open()) };
};

test('without toxics, data and ends pass unchanged in both directions', async () => {
  const { near, target, seen, seenByTarget } = await setUp();
  near.end('question');
  await until(() => seenByTarget.isEnded);
  target.end('answer');
  await until(() => seen.isEnded);
  expect([seenByTarget.text, seen.text]).toEqual(['question', 'answer']);
});

test.each([
  ['latency', { kind: 'latency', ms: 80 }, 80],
  ['jitter', { kind: 'jitter', ms: 80 }, 40],
] as const)('%s delays data and keeps its order', async (_, toxic, ms) => {
  const { clock, proxy, target, seen, untilWaiting } = await setUp();
  proxy.set([toxic]);
  target.write('a');
  await untilWaiting(ms);
  target.write('b');
  expect(seen.text).toBe('');
  clock.advance(ms);
  await until(() => seen.text === 'a' || seen.text === 'ab');
  clock.advance(ms);
  await until(() => seen.text === 'ab');
});

test('bandwidth passes a share of the bytes in each turn', async () => {
  const { clock, proxy, target, seen, untilWaiting, waits } = await setUp();
  proxy.set([{ kind: 'bandwidth', bytesPerSecond: 40 }]);
  target.write('abcdef');
  await untilWaiting(50);
  await until(() => seen.text === 'ab');
  for (let turn = 2; turn <= 3; turn += 1) {
    clock.advance(50);
    await until(() => waits.length === turn);
  }
  await until(() => seen.text === 'abcdef');
  expect(waits).toEqual([50, 50, 50]);
});

test('slow close passes data at once and the end later', async () => {
  const { clock, proxy, target, seen, untilWaiting } = await setUp();
  proxy.set([{ kind: 'slowClose', ms: 70 }]);
  target.end('a');
  await untilWaiting(70);
  await until(() => seen.text === 'a');
  expect(seen.isEnded).toBe(false);
  clock.advance(70);
  await until(() => seen.isEnded);
});

test('a timeout closes the connection without data', async () => {
  const { clock, proxy, target, seen, untilWaiting } = await setUp();
  proxy.set([{ kind: 'timeout', ms: 90 }]);
  await untilWaiting(90);
  target.write('a');
  clock.advance(90);
  await until(() => seen.isEnded || seen.isClosed);
  expect(seen.text).toBe('');
});

test('a timeout without an end holds data back until it is removed', async () => {
  const { proxy, near, target, seen, seenByTarget, waits } = await setUp();
  proxy.set([{ kind: 'timeout', ms: 0 }], 'down');
  target.write('answer');
  near.write('question');
  await until(() => seenByTarget.text === 'question');
  expect([seen.text, seen.isClosed, waits]).toEqual(['', false, []]);
  proxy.set([]);
  await until(() => seen.text === 'answer');
});

test('a reset ends open connections and new ones with an error', async () => {
  const { proxy, open, seen, seenByTarget } = await setUp();
  proxy.set([{ kind: 'reset' }]);
  await until(() => seen.isClosed && seenByTarget.isClosed);
  expect([seen.error, seenByTarget.error]).toEqual(['ECONNRESET', 'ECONNRESET']);
  const socket = connect({ port: proxy.port, host: '127.0.0.1' });
  const next = record(socket);
  await until(() => next.isClosed);
  expect(next.text).toBe('');
  proxy.set([]);
  const { target, seen: later } = await open();
  target.write('a');
  await until(() => later.text === 'a');
});

test('a slicer passes all bytes in order, no piece larger than its own', async () => {
  const { proxy, target, seen } = await setUp();
  proxy.set([{ kind: 'slicer', bytes: 3 }]);
  target.write('abcdefgh');
  await until(() => seen.text.length === 8);
  expect(seen.text).toBe('abcdefgh');
});

test('a limit closes each connection after its bytes', async () => {
  const { proxy, open, target, seen } = await setUp();
  const limit: Toxic = { kind: 'limit', bytes: 5 };
  proxy.set([limit], 'down');
  target.write('abc');
  await until(() => seen.text === 'abc');
  target.write('defgh');
  await until(() => seen.isEnded);
  expect(seen.text).toBe('abcde');
  const other = await open();
  other.target.write('1234567');
  await until(() => other.seen.isEnded);
  expect(other.seen.text).toBe('12345');
});

test('with a slow close, a limit closes its connection when the toxics change', async () => {
  const { proxy, target, seen } = await setUp();
  proxy.set([
    { kind: 'limit', bytes: 5 },
    { kind: 'slowClose', ms: Infinity },
  ]);
  target.write('abcdefgh');
  await until(() => seen.text === 'abcde');
  expect(seen.isEnded).toBe(false);
  proxy.set([]);
  await until(() => seen.isEnded);
  expect(seen.text).toBe('abcde');
});
