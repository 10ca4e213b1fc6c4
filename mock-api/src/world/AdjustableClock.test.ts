import { expect, test } from 'vitest';
import { AdjustableClock } from './AdjustableClock.ts';

const aClock = () => {
  const machine = { at: 1_000 };
  return { machine, clock: new AdjustableClock({ now: () => machine.at }) };
};

test('follows its source until it is adjusted', () => {
  const { machine, clock } = aClock();
  machine.at = 5_000;
  expect([clock.now(), clock.mode]).toEqual([5_000, 'live']);
});

test('a moved clock keeps its offset', () => {
  const { machine, clock } = aClock();
  clock.moveBy(500);
  machine.at += 100;
  expect([clock.now(), clock.mode]).toEqual([1_600, 'offset']);
});

test('a stopped clock can be moved and resumes from the same time', () => {
  const { machine, clock } = aClock();
  clock.stop();
  machine.at += 100;
  expect([clock.now(), clock.mode]).toEqual([1_000, 'stopped']);
  clock.moveBy(-300);
  expect(clock.now()).toBe(700);
  clock.resume();
  machine.at += 10;
  expect([clock.now(), clock.mode]).toEqual([710, 'offset']);
});

test('stopping twice keeps the first time, and a reset follows the source again', () => {
  const { machine, clock } = aClock();
  clock.stop();
  machine.at += 100;
  clock.stop();
  expect(clock.now()).toBe(1_000);
  clock.reset();
  expect([clock.now(), clock.mode]).toEqual([1_100, 'live']);
});
