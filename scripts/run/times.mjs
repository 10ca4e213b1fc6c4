import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './say.mjs';

const slowestCount = 5;

const rounded = (seconds) => (seconds === null ? '–' : seconds.toFixed(1));
const slowestOf = (files) => files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestCount);

const wallOf = (times) => rounded(times.seconds);

/** Lines of a table; the columns after the first are aligned to the right, the last one is text. */
const aligned = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        if (column === row.length - 1) return cell;
        return column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
      })
      .join('  ')
      .trimEnd(),
  );
};

const noteOf = ({ skipped, reasons, flaky, failed, note }) =>
  [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(note === null ? [] : [note]),
    ...(skipped > 0 ? reasons : []),
    ...flaky.map((name) => `flaky: ${name}`),
  ].join('; ');

/**
 * The table of a run: each step with its wall and processor seconds (user and system, of all its processes), its tests, those that were
 * skipped, and why.
 */
export const tableOf = ({ steps, seconds, cpuSeconds, memoryKb }) => {
  const rows = steps.map((step) => [
    step.name,
    rounded(step.seconds),
    rounded(step.cpuSeconds),
    String(step.passed + step.failed),
    String(step.skipped),
    noteOf(step),
  ]);
  const sum = (key) => String(steps.reduce((total, step) => total + step[key], 0));
  const tests = String(Number(sum('passed')) + Number(sum('failed')));
  const total = ['all', rounded(seconds), rounded(cpuSeconds), tests, sum('skipped'), ''];
  const memory = memoryKb === null ? [] : [`Memory in use at most: ${(memoryKb / 1e6).toFixed(1)} GB.`];
  return [...aligned([['step', 'wall s', 'CPU s', 'tests', 'skipped', ''], ...rows, total]), ...memory];
};

const fileLines = (files) => files.map(({ name, seconds }) => `  ${rounded(seconds).padStart(7)} s  ${name}`);

/** The slowest files of all steps. */
export const slowestLines = ({ steps }) => fileLines(slowestOf(steps.flatMap(({ slowest }) => slowest)));

/** The slowest files of each step that has any. */
const slowestByStep = ({ steps }) =>
  steps.filter(({ slowest }) => slowest.length > 0).flatMap(({ name, slowest }) => [name, ...fileLines(slowest)]);

const stored = () => join(root, '.cache/times.json');

/** Writes the times of a run, which `npm test -- --times` prints. */
export const storeTimes = (times) => {
  mkdirSync(dirname(stored()), { recursive: true });
  writeFileSync(stored(), JSON.stringify(times, null, 1));
};

/** The stored times of the last run, as lines. Throws a `Stop` if there are none. */
export const storedTimes = () => {
  if (!existsSync(stored())) throw new Stop('No run has stored its times yet; `npm test` does.');
  const times = JSON.parse(readFileSync(stored(), 'utf8'));
  return [`${times.command}, ${times.endedAt}, ${wallOf(times)} s`, '', ...tableOf(times), '', ...slowestByStep(times)];
};

export { slowestOf };
