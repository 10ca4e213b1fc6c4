import { mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { partOf, runSteps, selectSteps } from './run-steps.mjs';
import { Stop } from './say.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lounge-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));

const passing = { name: 'types', work: () => 0 };
const failing = { name: 'lint', work: () => 1 };
const noResults = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [], flaky: [], files: [] };

test('selects the named steps in their own order, all without names', () => {
  expect(selectSteps([passing, failing], ['lint', 'types'])).toEqual([passing, failing]);
  expect(selectSteps([passing, failing], ['lint'])).toEqual([failing]);
  expect(selectSteps([passing, failing], [])).toEqual([passing, failing]);
});

test('an unknown name is an error that lists the steps', () => {
  expect(() => selectSteps([passing, failing], ['unti'])).toThrow('Unknown checks: unti. Checks: types, lint.');
});

test('a step that cannot be prepared fails, and the others run', async () => {
  const work = vi.fn(() => 0);
  const unprepared = {
    name: 'stories',
    work,
    needs: [
      () => {
        throw new Stop('There is no Chromium.');
      },
    ],
  };
  expect(await runSteps([unprepared, passing], folder)).toMatchObject({ failed: 1, summary: '1 passed, 1 failed' });
  expect(work).not.toHaveBeenCalled();
  expect(process.stderr.write).toHaveBeenCalledWith('There is no Chromium.\n');
});

test('counts the tests of a step, and a run without a failing test as one failure', async () => {
  const skips = ['a', 'b'].map((title) => ({ title, reason: 'there is no Python' }));
  writeFileSync(join(folder, 'unit.json'), JSON.stringify({ ...noResults, passed: 7, skipped: 2, skips }));
  const { failed, summary, times } = await runSteps([{ name: 'unit', work: () => 1 }, failing], folder);
  expect([failed, summary]).toEqual([2, '7 passed, 2 failed, 2 skipped']);
  expect(times.steps.map(({ name, skips: reasons }) => [name, reasons])).toEqual([
    ['unit', ['2 × there is no Python']],
    ['lint', []],
  ]);
});

test('the list of failures shows the begin of each error', async () => {
  const message = `\u001B[31mexpected 1 to be 2\u001B[39m\n\n${'at a line\n'.repeat(20)}`;
  const failures = [{ title: 'a.test.ts: adds', message }];
  writeFileSync(join(folder, 'smoke.json'), JSON.stringify({ ...noResults, failed: 1, failures }));
  await runSteps([{ name: 'smoke', work: () => 1 }], folder);
  const shown = `      ${['expected 1 to be 2', ...Array(7).fill('at a line')].join('\n      ')}`;
  expect(process.stderr.write).toHaveBeenCalledWith(`\nFailed:\nsmoke\n  a.test.ts: adds\n${shown}\n`);
});

const turns = async (count) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('steps use no more cores than there are, the first that can start first, each after those that it names', async () => {
  const running = new Set();
  const started = [];
  const beside = {};
  const step = (name, more, count = 2) => ({
    name,
    ...more,
    work: async () => {
      running.add(name);
      started.push(name);
      await turns(count);
      beside[name] = [...running];
      running.delete(name);
      return 0;
    },
  });
  const one = { cores: 1 };
  const steps = [
    step('pacts', one, 40),
    step('lint', one),
    step('verify', { ...one, after: ['pacts'] }),
    step('unit'),
    step('links', one),
  ];
  expect(await runSteps(steps, folder, { cores: 2 })).toMatchObject({ failed: 0 });
  expect(started).toEqual(['pacts', 'lint', 'links', 'verify', 'unit']);
  expect(beside).toMatchObject({ unit: ['unit'], lint: ['pacts', 'lint'], links: ['pacts', 'links'] });
});

test('steps that wait for each other are an error', async () => {
  const steps = [
    { name: 'a', after: ['b'], work: () => 0 },
    { name: 'b', after: ['a'], work: () => 0 },
  ];
  await expect(runSteps(steps, folder)).rejects.toThrow('These steps wait for each other: a,b.');
});

test('what a step of one core prints follows in one piece', async () => {
  const print = { name: 'print', cores: 1, work: ({ stdio: [, printed] }) => (writeSync(printed, 'two\nlines\n'), 0) };
  await runSteps([print], folder);
  expect(process.stderr.write).toHaveBeenCalledWith('\n── print\ntwo\nlines\n');
});

const green = { passed: 9, failed: 0, skipped: 0, flaky: [], skips: [], leftOut: null, slowest: [] };

test('a step that was green before does not run and counts apart; only clean results are stored', async () => {
  writeFileSync(join(folder, 'browser.json'), JSON.stringify({ ...noResults, passed: 1, flaky: ['a test'] }));
  const work = vi.fn(() => 0);
  const stored = [];
  const store = {
    before: async ({ name }) => (name === 'unit' ? { record: { ...green, name } } : null),
    after: async ({ name }, record) => void (record !== null && stored.push(name)),
  };
  const repeated = { name: 'browser', work: () => 0 };
  const incomplete = { name: 'postgres', work: () => ({ code: 0, leftOut: 'no server answers' }) };
  const steps = [{ name: 'unit', work }, passing, failing, repeated, incomplete];
  const { summary, times } = await runSteps(steps, folder, { store });
  expect(work).not.toHaveBeenCalled();
  expect(summary).toBe('2 passed, 1 failed');
  expect(stored).toEqual(['types']);
  expect(times.steps[0]).toMatchObject({ name: 'unit', passed: 9, before: true });
});

test('of a step whose files were green before only the others run; it is stored as a whole, with its files', async () => {
  const files = [{ name: 'b.test.ts', seconds: 1, passed: 2, isClean: true }];
  writeFileSync(join(folder, 'parts.json'), JSON.stringify({ ...noResults, passed: 2, files }));
  const work = vi.fn(() => 0);
  const after = vi.fn();
  const store = { before: async () => ({ files: ['b.test.ts'], green: 3, tests: 40 }), after };
  const { summary, times } = await runSteps([{ name: 'parts', work }], folder, { store });
  expect(work).toHaveBeenCalledWith({ args: ['--passWithNoTests', 'b.test.ts'] });
  expect(summary).toBe('2 passed, 0 failed');
  expect(times.steps[0]).toMatchObject({ passed: 2, greenFiles: { files: 3, tests: 40 } });
  expect(after).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ passed: 42 }), files);
});

test('the parts of all steps have each step once, and parts of those that are sharded', async () => {
  const shards = [];
  const unit = { name: 'unit', isSharded: true, work: ({ args }) => (shards.push(...args), 0) };
  const steps = [passing, failing, unit, { name: 'links', work: () => 0 }];
  const parts = [1, 2].map((part) => partOf(steps, { part, count: 2 }));
  expect(parts.map((part) => part.map(({ name }) => name))).toEqual([
    ['types', 'unit', 'links'],
    ['lint', 'unit'],
  ]);
  for (const part of parts) await runSteps(part, folder);
  expect(shards).toEqual(['--shard=1/2', '--shard=2/2']);
  expect(partOf(steps, null)).toBe(steps);
});

test.each([
  [2, '2 passed, 0 failed'],
  [3, '2 passed, 1 failed'],
])('%i tests that passed only when they were repeated: %s', async (count, summary) => {
  const flaky = Array.from({ length: count }, (_, index) => `test ${index}`);
  writeFileSync(join(folder, 'stories.json'), JSON.stringify({ ...noResults, passed: 2, flaky }));
  expect(await runSteps([{ name: 'stories', work: () => 0 }], folder)).toMatchObject({ summary });
});
