import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
