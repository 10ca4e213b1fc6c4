import { expect, test } from 'vitest';
import { greenBefore, slowestLines, tableOf } from './times.mjs';

const step = {
  seconds: 12.34,
  cpuSeconds: 20,
  passed: 1,
  failed: 0,
  skipped: 0,
  flaky: [],
  skips: [],
  leftOut: null,
  due: null,
  before: false,
  slowest: [],
};
const file = (name, seconds) => ({ name, seconds });
const steps = [
  { ...step, name: 'unit', passed: 11_000, skipped: 2, skips: ['2 × SQLite only'], slowest: [file('a.test.ts', 3)] },
  { ...step, name: 'postgres', cpuSeconds: null, passed: 0, leftOut: 'no server answers' },
  { ...step, name: 'stories', passed: 8, failed: 1, flaky: ['Chip: Default'], slowest: [file('b.tsx', 4)] },
  { ...step, name: 'flows', passed: 94, before: true, slowest: [file('c.spec.ts', 9)] },
];

test('the table has what each step took, its tests, and why tests were skipped', () => {
  expect(tableOf({ steps, seconds: 40, cpuSeconds: null, memoryKb: 1_234_567 })).toEqual([
    'step      wall s  CPU s  tests  skipped',
    'unit        12.3   20.0  11000        2  2 × SQLite only',
    'postgres    12.3      –      0        0  no server answers',
    'stories     12.3   20.0      9        0  1 failed; flaky: Chip: Default',
    'flows                     (94)           green before',
    'all         40.0      –  11009        2',
    'Memory in use at most: 1.2 GB.',
  ]);
});

test('the slowest files are those of the steps that ran', () => {
  expect(slowestLines({ steps })).toEqual(['      4.0 s  b.tsx', '      3.0 s  a.test.ts']);
});

test('what was green before stands apart', () => {
  expect(greenBefore({ steps })).toBe('1 step green before, 94 tests not run');
  expect(greenBefore({ steps: [...steps, steps[3]] })).toBe('2 steps green before, 188 tests not run');
  expect(greenBefore({ steps: steps.slice(0, 2) })).toBeNull();
});
