import { command, push, s } from '@lounge/protocol';
import type { Socket } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { lazySocket } from './lazy-socket.ts';

const news = push('a/b/news', { payload: s.empty, purpose: 'Tells.' });
const wish = command('a/b/wish', { payload: s.empty, purpose: 'Asks.' });

const setUp = (guestId: number | null = 7, failures = 0) => {
  const [clock, done] = [fakeClock(), [] as string[]];
  const hears = new Set<() => void>();
  const real: Socket = {
    state: 'connecting',
    connect: () => void done.push('connect'),
    send: ({ type }) => done.push(type) > 0,
    on: (_, hear) => {
      hears.add(hear as () => void);
      return () => hears.delete(hear as () => void);
    },
    onState: () => () => undefined,
  };
  let left = failures;
  const make = () => ((left -= 1) >= 0 ? Promise.reject(new Error('no network')) : Promise.resolve(real));
  const identity = () => ({ token: 't', guestId, language: 'en' });
  return { clock, done, hears, socket: lazySocket({ make, identity, clock }) };
};

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('who listened or spoke before is passed on in order, and then it connects', async () => {
  const { socket, done, hears } = setUp();
  expect(socket.state).toBe('idle');
  const end = socket.on(news, () => undefined);
  socket.on(news, () => undefined);
  expect(socket.send(wish, {})).toBe(true);
  end();
  socket.connect();
  socket.connect();
  await settled();
  expect(done).toEqual(['wish', 'connect']);
  expect(hears.size).toBe(1);
  expect(socket.state).toBe('connecting');
  socket.send(wish, {});
  expect(done).toEqual(['wish', 'connect', 'wish']);
});

test('a command that needs a guest is not kept for an anonymous visitor', () => {
  expect(setUp(null).socket.send(wish, {})).toBe(false);
});

test('a fetch that failed is tried again', async () => {
  const { socket, clock, done } = setUp(7, 1);
  socket.connect();
  await settled();
  expect(done).toEqual([]);
  clock.advance(2_000);
  await settled();
  expect(done).toEqual(['connect']);
});
