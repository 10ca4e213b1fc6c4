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
const exitCodeOf = async ({ needs = [], work }) => {
  try {
    for (const ensure of needs) await ensure();
    return await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    return 1;
  }
};

/** Runs steps one after another. Each may write its test results to `{name}.json` in the folder. Returns the number of failures and a summary. */
export const runSteps = async (steps, resultsFolder) => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const step of steps) {
    const startedAt = Date.now();
    say(`\n── ${step.name}`);
    const code = await exitCodeOf(step);
    const results = resultsIn(join(resultsFolder, `${step.name}.json`));
    const count = results ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, names: [] };
    // A run that fails without a failing test, for instance because there were no tests, counts as one failure.
    const failed = code !== 0 && count.failed === 0 ? 1 : count.failed;
    total.passed += count.passed;
    total.failed += failed;
    total.skipped += count.skipped;
    if (failed > 0) failures.push(step.name, ...count.names.map((each) => `  ${each}`));
    say(`── ${step.name}: ${summaryOf({ ...count, failed })}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`);
  return { failed: total.failed, summary: summaryOf(total) };
};
