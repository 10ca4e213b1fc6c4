import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seeded } from '../testing/a-world.ts';
import { afterByTimer } from '../server/after-by-timer.ts';
import { memoryWorld } from '../server/worlds/sqlite.ts';
import type { Delivery } from '../world/bus.ts';
import { createWorld } from '../create-world.ts';
import { runPresence } from './presence-script.ts';
import { seededRandom } from '../world/seeded-random.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const setUp = () => {
  const world = createWorld('main', memoryWorld(seeded()), { now: () => Date.now() }, seededRandom(1));
  const published: Delivery[] = [];
  world.bus.subscribe((delivery) => published.push(delivery));
  const reported: unknown[] = [];
  const online = async () => {
    const rows = await world.database.reader.query('select count(*) as total from actor where "isOnline" = 1', []);
    return (rows as { total: number }[])[0]?.total ?? 0;
  };
  return { world, published, reported, online, report: (cause: unknown) => void reported.push(cause) };
};

test('publishes changes of presence', async () => {
  const { world, published, reported, online, report } = setUp();
  const before = await online();
  const stop = await runPresence(report, afterByTimer, world);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  stop();
  expect(published.length).toBeGreaterThan(15);
  expect(published.length).toBeLessThan(51);
  const arrivals = published.filter(({ message }) => message.type === 'actorOnline').length;
  expect(await online()).toBe(before + arrivals - (published.length - arrivals));
  expect(reported).toEqual([]);
});

test('two worlds with the same name and time have the same changes', async () => {
  const seen = [];
  for (const { world, published, report } of [setUp(), setUp()]) {
    vi.setSystemTime(Date.parse('2026-11-20T19:00:00.000Z'));
    const stop = await runPresence(report, afterByTimer, world);
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    seen.push(published.map(({ message }) => [message.type, message['actorId']]));
  }
  expect(seen[0]?.length).toBeGreaterThan(2);
  expect(seen[0]).toEqual(seen[1]);
});

test('does nothing after it is stopped', async () => {
  const { world, published, report } = setUp();
  const stop = await runPresence(report, afterByTimer, world);
  stop();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(published).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('reports errors and continues', async () => {
  const { world, published, reported, report } = setUp();
  const stop = await runPresence(report, afterByTimer, world);
  const { change } = world.database;
  Object.assign(world.database, { change: () => Promise.reject(new Error('disk full')) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported.length).toBeGreaterThan(2);
  Object.assign(world.database, { change });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(published.length).toBeGreaterThan(0);
});
