import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { localChannels } from '../../testing/local-channels.ts';
import { SharedClock } from './SharedClock.ts';
import { SharedDelivered } from './SharedDelivered.ts';
import { SharedFaults } from './SharedFaults.ts';

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
  one.clock.moveBy(5000);
  await one.clock.settled();
  expect(all.map(({ clock }) => clock.now())).toEqual([1_005_000, 1_005_000, 1_005_000]);
  one.clock.stop();
  await one.clock.settled();
  expect(all.map(({ clock }) => clock.mode)).toEqual(['stopped', 'stopped', 'stopped']);
  one.clock.reset();
  await one.clock.settled();
  expect(all.map(({ clock }) => [clock.mode, clock.now()])).toEqual(all.map(() => ['live', 1_000_000]));
});

test('a fault for two calls applies to two calls of all processes', async () => {
  const { one, other, third, all } = threeProcesses();
  one.faults.inject({ call: 'a', times: 2, ms: 0, code: 'tooMany' });
  await one.faults.settled();
  expect([await other.faults.apply('a'), await third.faults.apply('b')]).toEqual(['tooMany', null]);
  const endings = await Promise.all(all.map(({ faults }) => faults.apply('a')));
  expect(endings.filter((each) => each === 'tooMany')).toHaveLength(1);
  expect(await one.faults.apply('a')).toBeNull();
});

test('a process that missed a message has read what it said after the gap', async () => {
  const { one, other, gap } = threeProcesses();
  other.clock.adjustment = { offset: 77, stoppedAt: null };
  one.clock.moveBy(5000);
  await one.clock.settled();
  other.clock.adjustment = { offset: 77, stoppedAt: null };
  gap();
  await expect.poll(() => other.clock.now()).toBe(1_005_000);
});
