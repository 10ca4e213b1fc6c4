import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchMemory, withProcessorTime } from './processor-time.mjs';
import { resultsIn } from './results.mjs';
import { say, Stop } from './say.mjs';
import { slowestOf } from './times.mjs';

const summaryOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Returns the named steps in their own order, or all without names. Throws a `Stop` that lists the names if one is unknown. */
export const selectSteps = (steps, names) => {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Stop(`Unknown checks: ${unknown.join(', ')}. Checks: ${known.join(', ')}.`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
};

/** Prepares and runs a step. Returns its exit code; a `Stop` is printed and fails this step only. */
const exitCodeOf = async ({ needs = [], work }, output) => {
  try {
    for (const ensure of needs) await ensure();
    return await work(output);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    return 1;
  }
};

/** Runs a step beside others: what it prints follows in one piece when it has ended. */
const runBeside = async (step, folder) => {
  const printed = openSync(join(folder, `${step.name}.log`), 'w');
  try {
    return await exitCodeOf(step, { stdio: ['ignore', printed, printed] });
  } finally {
    closeSync(printed);
  }
};

/**
 * Runs steps in order and calls `onEnd` with each and its exit code. Steps of one core run two at a time, others alone; a step
 * begins after those that it names in `after`.
 */
const schedule = async (steps, resultsFolder, onEnd) => {
  const running = new Map();
  const waitFor = async (isEnough) => {
    while (!isEnough()) await Promise.race(running.values());
  };
  for (const step of steps) {
    const { name, cores = 2, after = [] } = step;
    await waitFor(() => running.size <= (cores === 1 ? 1 : 0) && !after.some((each) => running.has(each)));
    const startedAt = Date.now();
    const end = (ended) => {
      running.delete(name);
      onEnd(step, ended, Date.now() - startedAt);
    };
    if (cores === 1) running.set(name, withProcessorTime(() => runBeside(step, resultsFolder)).then(end));
    else {
      say(`\n── ${name}`);
      end(await withProcessorTime(() => exitCodeOf(step, {})));
    }
  }
  await waitFor(() => running.size === 0);
};

const noTests = { skipped: 0, names: [], skips: [], flaky: [], files: [] };

/** The times and results of a step that has ended. */
const recordOf = ({ name }, { result, cpuSeconds }, ms, resultsFolder) => {
  const ok = result === 0;
  const results = resultsIn(join(resultsFolder, `${name}.json`)) ?? {
    ...noTests,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
  };
  return {
    name,
    seconds: ms / 1000,
    cpuSeconds,
    passed: results.passed + results.flaky.length,
    // A run that fails without a failing test, for instance because there were no tests, counts as one failure.
    failed: !ok && results.failed === 0 ? 1 : results.failed,
    skipped: results.skipped,
    names: results.names,
    flaky: results.flaky,
    reasons: [...Map.groupBy(results.skips, ({ title, reason }) => reason ?? title)].map(
      ([reason, each]) => `${each.length} × ${reason}`,
    ),
    note: null,
    slowest: slowestOf(results.files),
  };
};

const sumOf = (records, key) => records.reduce((sum, record) => sum + record[key], 0);

/**
 * Runs steps. Each may write its test results to `{name}.json` in the folder. Returns the number of failures, a summary and the times
 * of the steps in their own order.
 */
export const runSteps = async (steps, resultsFolder) => {
  const records = new Map();
  const memoryUsed = watchMemory();
  const startedAt = Date.now();
  await schedule(steps, resultsFolder, (step, ended, ms) => {
    const record = recordOf(step, ended, ms, resultsFolder);
    records.set(step.name, record);
    const printed = join(resultsFolder, `${step.name}.log`);
    if (existsSync(printed)) say(`\n── ${step.name}\n${readFileSync(printed, 'utf8').trimEnd()}`);
    say(`── ${step.name}: ${summaryOf(record)}, ${record.seconds.toFixed(1)} s`);
  });
  const ended = steps.map(({ name }) => records.get(name));
  const failures = ended.flatMap(({ name, failed, names }) =>
    failed > 0 ? [name, ...names.map((each) => `  ${each}`)] : [],
  );
  if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`);
  const total = { passed: sumOf(ended, 'passed'), failed: sumOf(ended, 'failed'), skipped: sumOf(ended, 'skipped') };
  const isCounted = ended.every(({ cpuSeconds }) => cpuSeconds !== null);
  const times = {
    steps: ended,
    seconds: (Date.now() - startedAt) / 1000,
    cpuSeconds: isCounted ? sumOf(ended, 'cpuSeconds') : null,
    memoryKb: memoryUsed(),
    endedAt: new Date().toISOString(),
  };
  return { failed: total.failed, summary: summaryOf(total), times };
};
