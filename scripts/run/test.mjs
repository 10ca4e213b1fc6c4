import { mkdirSync, rmSync } from 'node:fs';
import { keysOf, readRepository } from './inputs.mjs';
import { resultsFolder } from './results.mjs';
import { partOf, runSteps, selectSteps } from './run-steps.mjs';
import { say, Stop } from './say.mjs';
import { steps } from './steps.mjs';
import { stepStore } from './step-store.mjs';
import { prune, wasGreen } from './store.mjs';
import { greenBefore, slowestLines, storedTimes, storeTimes, tableOf } from './times.mjs';
import { withTrace } from './trace.mjs';

const options = ['--all', '--release', '--times', '--trace', '--shard=1/4'];
const shardOption = /^--shard=(\d+)\/(\d+)$/;

/** The options and names of the arguments. Throws a `Stop` that lists the options if one is unknown. */
const parsed = (args) => {
  const unknown = args.filter((arg) => arg.startsWith('-') && !options.includes(arg) && !shardOption.test(arg));
  if (unknown.length > 0) throw new Stop(`Unknown options: ${unknown.join(', ')}. Options: ${options.join(', ')}.`);
  const shard = args.map((arg) => shardOption.exec(arg)).find((match) => match !== null);
  const [, part, count] = (shard ?? []).map(Number);
  if (shard !== undefined && !(part >= 1 && part <= count))
    throw new Stop(`There is no part ${part} of ${count}; parts are 1 to ${count}.`);
  return {
    has: (option) => args.includes(option),
    names: args.filter((arg) => !arg.startsWith('-')),
    shard: shard === undefined ? null : { part, count },
  };
};

/** A row for each step that only a release runs and that was never green with these inputs. */
const dueRows = async (names) => {
  const repository = names.length > 0 ? null : readRepository();
  if (repository === null) return [];
  const rows = steps
    .filter(({ level }) => level === 'release')
    .map(async (step) => ({ step, isDue: !wasGreen(await keysOf(step, repository)) }));
  return (await Promise.all(rows))
    .filter(({ isDue }) => isDue)
    .map(({ step }) => ({ ...notRun, name: step.name, due: 'due: its inputs changed; npm test -- --release runs it' }));
};

const notRun = {
  seconds: null,
  cpuSeconds: null,
  passed: 0,
  failed: 0,
  skipped: 0,
  flaky: [],
  skips: [],
  leftOut: null,
  before: false,
  slowest: [],
};

/**
 * Runs the checks whose inputs have changed, all with `--all` and `--release`, or the named ones. Prints failed tests, a table and a line
 * with the totals.
 */
export const test = async (args) => {
  const { has, names, shard } = parsed(args);
  if (has('--times')) {
    process.stdout.write(`${storedTimes().join('\n')}\n`);
    return 0;
  }
  const isAll = has('--all') || has('--release') || has('--trace') || names.length > 0;
  const offered = names.length > 0 || has('--release') ? steps : steps.filter(({ level }) => level !== 'release');
  const chosen = partOf(selectSteps(offered, names), shard);
  const selected = chosen.map((step) => (has('--trace') ? withTrace(step) : step));
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const { failed, summary, times } = await runSteps(selected, resultsFolder, {
    // A part of a step proves less than the step.
    store: shard === null ? stepStore(!isAll) : undefined,
  });
  prune();
  const command = ['npm test', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  const ended = { ...times, command, steps: [...times.steps, ...(has('--release') ? [] : await dueRows(names))] };
  storeTimes(ended);
  say(['', ...tableOf(ended), '', 'Slowest files:', ...slowestLines(ended)].join('\n'));
  const before = greenBefore(ended);
  process.stdout.write(`\n${before === null ? '' : `${before}\n`}${summary}\n`);
  return failed === 0 ? 0 : 1;
};
