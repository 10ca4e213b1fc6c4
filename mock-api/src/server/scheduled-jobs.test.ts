import { afterEach, expect, test, vi } from 'vitest';
import { loopback } from '../testing/loopback.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';
import type { LogRecord } from './log.ts';
import type { ServerContext } from './server-context.ts';

afterEach(() => void vi.useRealTimers());

/** The log of the jobs in a world, which is prepared for them. */
const logOf = async (prepare: (world: ServerContext['worlds']['main']) => Promise<unknown>) => {
  const { server, world, close } = await loopback();
  await prepare(world);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lines: LogRecord[] = [];
  const stop = runScheduledJobs({ ...server.context, log: (record) => void lines.push(record) });
  await vi.advanceTimersByTimeAsync(10_000);
  stop();
  vi.useRealTimers();
  await close();
  return lines.map(({ status }) => status);
};

test('a world that was closed under its jobs logs nothing, a fault in them is an error', async () => {
  expect(await logOf(async ({ database }) => database.close())).toEqual([]);
  const broken = await logOf(({ database }) => database.change((tx) => tx.query('drop table chat', [])));
  expect(new Set(broken)).toEqual(new Set([500]));
});

test('ratings leave the window while a server runs', async () => {
  const { server, world, close } = await loopback();
  await world.database.change((tx) => tx.query(`update "ratingDay" set day = '2000-01-01'`, []));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = runScheduledJobs(server.context);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  const rated = () => world.database.reader.query('select id from actor where "ratingCount" > 0', []);
  await vi.waitFor(async () => expect(await rated()).toEqual([]));
  stop();
  await close();
});
