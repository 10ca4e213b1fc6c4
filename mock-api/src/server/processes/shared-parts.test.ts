import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { localChannels } from '../../testing/local-channels.ts';
import { actorOnline } from '@lounge/protocol/content/actors';
import { localBus } from '../../world/bus.ts';
import type { Executor } from '../../world/database.ts';
import { publishInWorld } from '../../world/world.ts';
import { sharedBus } from './shared-bus.ts';
import { SharedClock } from './SharedClock.ts';
import { SharedDelivered } from './SharedDelivered.ts';
import { SharedFaults } from './SharedFaults.ts';
import { SharedValue } from './SharedValue.ts';

/** The parts of one world in three processes. */
const threeProcesses = () => {
  const { database } = aWorld().world;
  const { channels, gap } = localChannels(3);
  const source = { now: () => 1_000_000 };
  const parts = channels.map((channel) => ({
    delivered: new SharedDelivered(channel),
    faults: new SharedFaults({ database, channel }),
    clock: new SharedClock(source, { database, channel }),
  }));
  const [one, other, third] = parts;
  if (one === undefined || other === undefined || third === undefined) throw new Error('There are three processes.');
  return { one, other, third, all: parts, gap };
};

test('parts of a stream count once for all processes, whichever hands them out', () => {
  const { one, other, third, all } = threeProcesses();
  const terms = { beforeMs: 500, now: 60_000 };
  const span = (from: number) => ({ from: from * 1000, to: (from + 1) * 1000 });
  expect(one.delivered.take('c-1', span(1), 3000, terms)).toBe(true);
  expect(other.delivered.take('c-1', span(2), 3000, terms)).toBe(true);
  expect(third.delivered.take('c-1', span(1), 3000, terms)).toBe(true);
  expect(all.map(({ delivered }) => delivered.msOf('c-1'))).toEqual([2500, 2500, 2500]);
  expect(third.delivered.take('c-1', span(3), 3000, terms)).toBe(false);
  expect(all.map(({ delivered }) => delivered.msOf('c-2'))).toEqual([null, null, null]);
});

test('a clock that is moved in one process is moved in all, and in those that open the world later', async () => {
  const { one, all } = threeProcesses();
  await one.clock.change((clock) => clock.moveBy(5000));
  expect(all.map(({ clock }) => clock.now())).toEqual([1_005_000, 1_005_000, 1_005_000]);
  await one.clock.change((clock) => clock.stop());
  expect(all.map(({ clock }) => clock.mode)).toEqual(['stopped', 'stopped', 'stopped']);
  await one.clock.change((clock) => clock.reset());
  expect(all.map(({ clock }) => [clock.mode, clock.now()])).toEqual(all.map(() => ['live', 1_000_000]));
});

test('a fault for two calls applies to two calls of all processes', async () => {
  const { one, other, third, all } = threeProcesses();
  await one.faults.change((faults) => faults.inject({ call: 'a', times: 2, ms: 0, code: 'tooMany' }));
  expect([(await other.faults.apply('a'))?.code, await third.faults.apply('b')]).toEqual(['tooMany', null]);
  const endings = await Promise.all(all.map(({ faults }) => faults.apply('a')));
  expect(endings.filter((each) => each?.code === 'tooMany')).toHaveLength(1);
  expect(await one.faults.apply('a')).toBeNull();
});

test('a stub until it is removed stands in all processes, however often it answered', async () => {
  const { one, other, all } = threeProcesses();
  const times = Number.POSITIVE_INFINITY;
  const stub = { stub: 'empty', call: 'a', times, ms: 0, code: null, answer: { value: [] } };
  await one.faults.change((faults) => faults.inject(stub));
  for (const { faults } of [...all, ...all]) expect(await faults.apply('a')).toEqual(stub);
  await other.faults.change((faults) => faults.remove('a'));
  expect(all.map(({ faults }) => faults.pending)).toEqual([null, null, null]);
});

test('changes of clock and faults by several processes at once all happen', async () => {
  const { one, all } = threeProcesses();
  const fault = (call: string) => ({ call, times: 1, ms: 0, code: null });
  const calls = ['a', 'b', 'c'];
  await Promise.all(all.map(({ clock }) => clock.change((each) => each.moveBy(1000))));
  await Promise.all(all.map(({ faults }, at) => faults.change((each) => each.inject(fault(calls[at] ?? '')))));
  expect(all.map(({ clock }) => clock.now())).toEqual([1_003_000, 1_003_000, 1_003_000]);
  expect(one.faults.list.map(({ call }) => call).toSorted()).toEqual(calls);
});

test('a slow read of an older value replaces no newer one', async () => {
  const { database } = aWorld().world;
  const [channel] = localChannels(1).channels;
  if (channel === undefined) throw new Error('There is one process.');
  const answers: (() => void)[] = [];
  const reader: Executor = {
    dialect: database.reader.dialect,
    query: async (...query) => {
      const rows = await database.reader.query(...query);
      await new Promise<void>((resolve) => answers.push(resolve));
      return rows;
    },
  };
  const shown: number[] = [];
  const shared = { reader, change: database.change.bind(database), close: () => undefined };
  const value = new SharedValue<number>('n', { database: shared, channel }, (each) => shown.push(each));
  await value.edit(() => 1);
  const slow = value.load();
  await expect.poll(() => answers.length).toBe(1);
  await value.edit(() => 2);
  const fast = value.load();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await fast;
  answers[0]?.();
  await slow;
  expect(shown).toEqual([1, 2, 2]);
});

test('a process that missed a message has read what it said after the gap', async () => {
  const { one, other, gap } = threeProcesses();
  other.clock.adjustment = { offset: 77, stoppedAt: null };
  await one.clock.change((clock) => clock.moveBy(5000));
  other.clock.adjustment = { offset: 77, stoppedAt: null };
  gap();
  await expect.poll(() => other.clock.now()).toBe(1_005_000);
});

test('what a process committed and never published is found, also while another look is under way', async () => {
  const { world } = aWorld();
  const { channels, gap } = localChannels(1);
  const [channel] = channels;
  if (channel === undefined) throw new Error('There is one process.');
  const { bus, follow } = sharedBus(channel, world.report);
  const received: unknown[] = [];
  bus.subscribe(({ message }) => void received.push(message['actorId']));
  follow(world);
  // The process ended between its commit and what follows it.
  const ended = { ...world, bus: localBus(world.report) };
  const commit = (actorId: number, guestId: number) =>
    publishInWorld(ended, actorOnline, { guestId }, { actorId, actorName: 'Noor' });
  await commit(1, 7);
  gap();
  gap();
  await expect.poll(() => received).toEqual([1]);
  gap();
  await commit(2, 8);
  gap();
  await expect.poll(() => received).toEqual([1, 2]);
});
