import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './say.mjs';

const slowestCount = 5;

/** The slowest files of a list. */
export const slowestOf = (files) => files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestCount);

const rounded = (seconds) => (seconds === null ? '–' : seconds.toFixed(1));

/** Lines of a table; the columns after the first are aligned to the right, the last one is text. */
const aligned = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const cellOf = (cell, column, row) => {
    if (column === row.length - 1) return cell;
    return column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  };
  return rows.map((row) => row.map(cellOf).join('  ').trimEnd());
};

const noteOf = ({ before, greenFiles = null, failed, skips, flaky, leftOut, due }) =>
  [
    ...(before ? ['green before'] : []),
    ...(greenFiles === null ? [] : [`${greenFiles.files} files green before`]),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(due === null ? [] : [due]),
    ...(leftOut === null ? [] : [leftOut]),
    ...flaky.map((name) => `flaky: ${name}`),
    ...skips,
  ].join('; ');

const testsOf = ({ passed, failed }) => passed + failed;

const rowOf = (step) =>
  step.before
    ? [step.name, '', '', `(${testsOf(step)})`, '', noteOf(step)]
    : [
        step.name,
        rounded(step.seconds),
        rounded(step.cpuSeconds),
        String(testsOf(step)),
        String(step.skipped),
        noteOf(step),
      ];

/**
 * The table of a run: each step with its wall and processor seconds (user and system, of all its processes), its tests, those that were
 * skipped, and why.
 */
export const tableOf = ({ steps, seconds, cpuSeconds, memoryKb }) => {
  const ran = steps.filter(({ before }) => !before);
  const tests = ran.reduce((sum, step) => sum + testsOf(step), 0);
  const skipped = ran.reduce((sum, step) => sum + step.skipped, 0);
  const total = ['all', rounded(seconds), rounded(cpuSeconds), String(tests), String(skipped), ''];
  const memory = memoryKb === null ? [] : [`Memory in use at most: ${(memoryKb / 1e6).toFixed(1)} GB.`];
  return [...aligned([['step', 'wall s', 'CPU s', 'tests', 'skipped', ''], ...steps.map(rowOf), total]), ...memory];
};

const fileLines = (files) => files.map(({ name, seconds }) => `  ${rounded(seconds).padStart(7)} s  ${name}`);

/** The slowest files of all steps that ran. */
export const slowestLines = ({ steps }) =>
  fileLines(slowestOf(steps.flatMap(({ before, slowest }) => (before ? [] : slowest))));

const slowestByStep = ({ steps }) =>
  steps.filter(({ slowest }) => slowest.length > 0).flatMap(({ name, slowest }) => [name, ...fileLines(slowest)]);

const counted = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Counts what did not run because it was green before: "12 steps and 30 files green before, 9,400 tests not run"; null if everything ran. */
export const greenBefore = ({ steps }) => {
  const before = steps.filter(({ before: isBefore }) => isBefore);
  const parts = steps.flatMap(({ greenFiles }) => greenFiles ?? []);
  if (before.length + parts.length === 0) return null;
  const files = parts.reduce((sum, each) => sum + each.files, 0);
  const tests = [...before.map(testsOf), ...parts.map((each) => each.tests)].reduce((sum, each) => sum + each, 0);
  const what = [
    ...(before.length > 0 ? [counted(before.length, 'step')] : []),
    ...(files > 0 ? [counted(files, 'file')] : []),
  ];
  return `${what.join(' and ')} green before, ${counted(tests, 'test')} not run`;
};

const stored = () => join(root, '.cache/times.json');

/** Writes the times of a run, which `npm test -- --times` prints. */
export const storeTimes = (times) => {
  mkdirSync(dirname(stored()), { recursive: true });
  writeFileSync(stored(), JSON.stringify(times, null, 1));
};

/** The stored times of the last run, as lines, with the slowest files of each step. Throws a `Stop` if there are none. */
export const storedTimes = () => {
  if (!existsSync(stored())) throw new Stop('No run has stored its times yet; `npm test` does.');
  const times = JSON.parse(readFileSync(stored(), 'utf8'));
  return [`${times.command}, ended ${times.endedAt}`, '', ...tableOf(times), '', ...slowestByStep(times)];
};
