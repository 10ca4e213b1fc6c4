import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsIn } from './results.mjs';
import { say, Stop } from './say.mjs';

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
    const end = (code) => {
      running.delete(name);
      onEnd(step, code, Date.now() - startedAt);
    };
    if (cores === 1) running.set(name, runBeside(step, resultsFolder).then(end));
    else {
      say(`\n── ${name}`);
      end(await exitCodeOf(step, {}));
    }
  }
  await waitFor(() => running.size === 0);
};

/** Runs steps. Each may write its test results to `{name}.json` in the folder. Returns the number of failures and a summary. */
export const runSteps = async (steps, resultsFolder) => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  await schedule(steps, resultsFolder, (step, code, ms) => {
    const { name } = step;
    const results = resultsIn(join(resultsFolder, `${name}.json`));
    const count = results ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, names: [] };
    // A run that fails without a failing test, for instance because there were no tests, counts as one failure.
    const failed = code !== 0 && count.failed === 0 ? 1 : count.failed;
    total.passed += count.passed;
    total.failed += failed;
    total.skipped += count.skipped;
    if (failed > 0) failures.push(name, ...count.names.map((each) => `  ${each}`));
    const printed = join(resultsFolder, `${name}.log`);
    if (existsSync(printed)) say(`\n── ${name}\n${readFileSync(printed, 'utf8').trimEnd()}`);
    say(`── ${name}: ${summaryOf({ ...count, failed })}, ${(ms / 1000).toFixed(1)} s`);
  });
  if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`);
  return { failed: total.failed, summary: summaryOf(total) };
};
