import { mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { runSteps, selectSteps } from './run-steps.mjs';
import { Stop } from './say.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lounge-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));

const passing = { name: 'types', work: () => 0 };
const failing = { name: 'lint', work: () => 1 };

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
  expect(await runSteps([unprepared, passing], folder)).toEqual({ failed: 1, summary: '1 passed, 1 failed' });
  expect(work).not.toHaveBeenCalled();
  expect(process.stderr.write).toHaveBeenCalledWith('There is no Chromium.\n');
});

test('counts the tests of a step, and a run without a failing test as one failure', async () => {
  writeFileSync(
    join(folder, 'unit.json'),
    JSON.stringify({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, testResults: [] }),
  );
  expect(await runSteps([{ name: 'unit', work: () => 1 }, failing], folder)).toEqual({
    failed: 2,
    summary: '7 passed, 2 failed, 2 skipped',
  });
});

test('steps of one core run two at a time, others alone, and each after those that it names', async () => {
  const running = new Set();
  const seen = {};
  const step = (name, more, turns = 1) => ({
    name,
    ...more,
    work: async () => {
      running.add(name);
      await new Promise((resolve) => setImmediate(resolve));
      seen[name] = [...running];
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      return 0;
    },
  });
  const one = { cores: 1 };
  const steps = [step('pacts', one, 5), step('lint', one), step('verify', { ...one, after: ['pacts'] }), step('unit')];
  expect(await runSteps(steps, folder)).toMatchObject({ failed: 0 });
  expect(seen).toMatchObject({ pacts: ['pacts', 'lint'], unit: ['unit'] });
  expect(seen['verify']).not.toContain('pacts');
});

test('what a step of one core prints follows in one piece', async () => {
  const print = { name: 'print', cores: 1, work: ({ stdio: [, printed] }) => (writeSync(printed, 'two\nlines\n'), 0) };
  await runSteps([print], folder);
  expect(process.stderr.write).toHaveBeenCalledWith('\n── print\ntwo\nlines\n');
});
