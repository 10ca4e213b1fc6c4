import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { groupBy } from './group-by.mjs';
import { watchMemory, withProcessorTime } from './processor-time.mjs';
import { resultsIn } from './results.mjs';
import { say, Stop } from './say.mjs';
import { isClean } from './store.mjs';
import { slowestOf } from './times.mjs';

/** Returns the named steps in their own order, or all without names. Throws a `Stop` that lists the names if one is unknown. */
export const selectSteps = (steps, names) => {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Stop(`Unknown checks: ${unknown.join(', ')}. Checks: ${known.join(', ')}.`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
};

/**
 * One of several parts of all steps, for several machines; all without a part. The parts of a step with `isSharded` are parts of its test
 * files, other steps belong to one part each.
 */
export const partOf = (steps, shard) => {
  if (shard === null) return steps;
  const { part, count } = shard;
  const whole = steps.filter(({ isSharded }) => !isSharded);
  return steps
    .filter((step) => step.isSharded || whole.indexOf(step) % count === part - 1)
    .map((step) =>
      step.isSharded
        ? { ...step, work: (output) => step.work({ ...output, args: [`--shard=${part}/${count}`] }) }
        : step,
    );
};

/** Prepares and runs a step. Returns its exit code and what it left out; a `Stop` is printed and fails this step only. */
const outcomeOf = async ({ needs = [], work }, output) => {
  try {
    for (const ensure of needs) await ensure();
    const outcome = await work(output);
    return typeof outcome === 'number' ? { code: outcome, leftOut: null } : outcome;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    return { code: 1, leftOut: null };
  }
};

/** Runs a step beside others: what it prints follows in one piece when it has ended. */
const runBeside = async (step, folder) => {
  const printed = openSync(join(folder, `${step.name}.log`), 'w');
  try {
    return await outcomeOf(step, { stdio: ['ignore', printed, printed] });
  } finally {
    closeSync(printed);
  }
};

const noTests = { skipped: 0, failures: [], skips: [], flaky: [], files: [] };

/** The times and results of a step that has ended. */
const recordOf = ({ name }, { code, leftOut }, ms, cpuSeconds, resultsFolder) => {
  const ok = code === 0;
  // A check without tests counts as one, if it was not left out.
  const asOne = { ...noTests, passed: ok && leftOut === null ? 1 : 0, failed: ok ? 0 : 1 };
  const { passed, failed, skipped, failures, skips, flaky, files } =
    resultsIn(join(resultsFolder, `${name}.json`)) ?? asOne;
  return {
    name,
    seconds: ms / 1000,
    cpuSeconds,
    passed,
    // A run that fails without a failing test, for instance because there were no tests, counts as one failure.
    failed: !ok && failed === 0 ? 1 : failed,
    skipped,
    failures,
    flaky,
    skips: [...groupBy(skips, ({ title, reason }) => reason ?? title)].map(
      ([reason, each]) => `${each.length} × ${reason}`,
    ),
    leftOut,
    before: false,
    due: null,
    slowest: slowestOf(files),
    files,
  };
};

const summaryOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Prints what a step that ran beside others has printed, and its result. */
const sayEnded = (record, resultsFolder) => {
  const printed = join(resultsFolder, `${record.name}.log`);
  if (existsSync(printed)) say(`\n── ${record.name}\n${readFileSync(printed, 'utf8').trimEnd()}`);
  say(`── ${record.name}: ${summaryOf(record)}, ${record.seconds.toFixed(1)} s`);
};

/**
 * Starts steps so that no more cores are used than there are, the first that can start first. A step begins after those that it names in
 * `after`.
 */
const schedule = async (steps, cores, act) => {
  const waiting = new Set(steps);
  const running = new Map();
  const coresOf = (step) => Math.min(step.cores ?? cores, cores);
  const isReady = (step) => ![...waiting, ...running.keys()].some(({ name }) => (step.after ?? []).includes(name));
  const fits = (step) => coresOf(step) + [...running.keys()].reduce((sum, each) => sum + coresOf(each), 0) <= cores;
  while (waiting.size > 0 || running.size > 0) {
    const next = [...waiting].find((step) => isReady(step) && fits(step));
    if (next === undefined) {
      if (running.size === 0)
        throw new Error(`These steps wait for each other: ${[...waiting].map(({ name }) => name)}.`);
      await Promise.race(running.values());
      continue;
    }
    waiting.delete(next);
    running.set(
      next,
      act(next).finally(() => running.delete(next)),
    );
  }
};

/** How many lines of an error stand in the list of failures; the whole of it is above. */
const shownLines = 8;

/** The lines of a step's failed tests, each with the begin of its error: who reads the end of a log must see why. */
const failureLines = ({ name, failures }) => [
  name,
  ...failures.flatMap(({ title, message }) => [
    `  ${title}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, shownLines)
      .map((line) => `      ${line}`),
  ]),
];

const sumOf = (records, key) => records.reduce((sum, record) => sum + record[key], 0);

const totalsOf = (records) => ({
  passed: sumOf(records, 'passed'),
  failed: sumOf(records, 'failed'),
  skipped: sumOf(records, 'skipped'),
});

/** How many tests of a run may pass only when they are repeated. */
const mostFlaky = 2;

/** No result is known before a step has run, and none is stored. */
const noStore = { before: async () => null, after: async () => undefined };

// Each step may write its test results to `{name}.json` in the folder. `store.before(step)` returns the record of a step that needs not run, or
// the test files that are left; `store.after(step, record, files)` gets each record, null if it is not clean, with its files.
/** Runs steps. Returns the number of failures, a summary of what ran and the times of the steps in their own order. */
export const runSteps = async (steps, resultsFolder, { store = noStore, cores = availableParallelism() } = {}) => {
  const records = new Map();
  const memoryUsed = watchMemory();
  const startedAt = Date.now();
  const act = async (step) => {
    const before = await store.before(step);
    if (before?.record) {
      records.set(step.name, { ...before.record, before: true });
      return;
    }
    const isAlone = step.cores === undefined;
    const stepStartedAt = Date.now();
    if (isAlone) say(`\n── ${step.name}`);
    const chosen =
      before === null
        ? step
        : { ...step, work: (output) => step.work({ ...output, args: ['--passWithNoTests', ...before.files] }) };
    const { result, cpuSeconds } = await withProcessorTime(() =>
      isAlone ? outcomeOf(chosen, {}) : runBeside(chosen, resultsFolder),
    );
    const { files, ...record } = recordOf(step, result, Date.now() - stepStartedAt, cpuSeconds, resultsFolder);
    const greenFiles = before === null ? null : { files: before.green, tests: before.tests };
    records.set(step.name, { ...record, greenFiles });
    sayEnded(record, resultsFolder);
    // A step of which only some files ran is stored as if all had: the others were green with the same inputs.
    const whole = greenFiles === null ? record : { ...record, passed: record.passed + greenFiles.tests };
    await store.after(step, isClean(record) ? whole : null, files);
  };
  await schedule(steps, cores, act);
  const all = steps.map(({ name }) => records.get(name));
  const ran = all.filter(({ before }) => !before);
  const failed = ran.filter((record) => record.failed > 0);
  if (failed.length > 0) say(`\nFailed:\n${failed.flatMap(failureLines).join('\n')}`);
  const isCounted = ran.every(({ cpuSeconds }) => cpuSeconds !== null);
  const times = {
    steps: all,
    seconds: (Date.now() - startedAt) / 1000,
    cpuSeconds: isCounted ? sumOf(ran, 'cpuSeconds') : null,
    memoryKb: memoryUsed(),
    endedAt: new Date().toISOString(),
  };
  const totals = totalsOf(ran);
  const flaky = ran.flatMap((record) => record.flaky);
  if (flaky.length > mostFlaky) {
    say(`\n${flaky.length} tests passed only when they were repeated; ${mostFlaky} at most may.`);
    totals.failed += 1;
  }
  return { failed: totals.failed, summary: summaryOf(totals), times };
};
