import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedSince, reachedBy } from './changed.mjs';
import { runSource, runTool } from './node.mjs';
import { onPostgres } from './postgres.mjs';
import { withReview } from './review.mjs';
import { root } from './root.mjs';
import { runSteps, selectSteps } from './run-steps.mjs';
import { ensureChromium, ensurePython, ensureSite } from './set-up.mjs';
import { smoke } from './smoke.mjs';
import { say } from './say.mjs';
import { slowestLines, storeTimes, tableOf } from './times.mjs';
import { checkTypes } from './types.mjs';

const resultsFolder = join(root, '.cache/results');

const reporter = join(root, 'scripts/run/vitest-reporter.mjs');

const vitest =
  (name, projects = [name], filters = []) =>
  (output) =>
    runTool(
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        `--reporter=${reporter}`,
        ...filters,
      ],
      { ...output, env: { ...output.env, RESULTS_FILE: join(resultsFolder, `${name}.json`) } },
    );

const flows = () =>
  runTool('playwright', ['test', '--config', 'site/e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'flows.json') },
  });

/** A check by a tool or a source file, which uses one core. */
const tool = (name, ...parameters) => ({ cores: 1, work: (output) => runTool(name, parameters, output) });
const source = (file, ...parameters) => ({ cores: 1, work: (output) => runSource(file, parameters, output) });

/** The sources of every server, and of its pages. */
const [server, pages] = [
  ['mock-api', 'packages'],
  ['site', 'packages'],
];
/** The sources of the contracts. */
const promises = ['contracts', ...server];

/**
 * The checks in order, each with its needs and predecessors. One without a number of cores uses all and runs alone. Of the others the long
 * ones come first, so that no core waits at their end.
 */
const steps = [
  { name: 'pacts', reads: promises, cores: 1, work: vitest('pacts') },
  { name: 'types', cores: 1, work: checkTypes },
  { name: 'unused', ...tool('knip', '--no-progress') },
  { name: 'seeds', reads: server, ...source('scripts/seed.ts', '--check') },
  { name: 'texts', reads: pages, ...source('scripts/texts.ts', '--check') },
  { name: 'site', reads: pages, cores: 1, work: async (output) => (await ensureSite(output), 0) },
  {
    name: 'packages',
    reads: ['packages', 'scripts', 'examples', 'mock-api'],
    after: ['types'],
    needs: [ensureChromium],
    cores: 1,
    work: vitest('packages'),
  },
  {
    // The packages with what only a release tries: other bundlers, React 18, a registry.
    name: 'matrix',
    level: 'release',
    reads: ['packages', 'scripts', 'mock-api', 'contracts'],
    after: ['packages'],
    needs: [ensureChromium],
    cores: 1,
    work: vitest('matrix'),
  },
  { name: 'verify', reads: promises, after: ['pacts'], needs: [ensurePython], cores: 1, work: vitest('verify') },
  {
    name: 'bench',
    reads: ['scripts/bench', 'site', ...promises],
    after: ['site', 'pacts'],
    needs: [ensureSite, ensureChromium],
    ...source('scripts/bench/run.ts', '--tiny'),
  },
  {
    name: 'smoke',
    reads: ['mock-api', ...pages],
    after: ['site'],
    needs: [ensureSite],
    cores: 1,
    work: (output) => smoke(vitest('smoke'), output),
  },
  { name: 'format', ...tool('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'lint', after: ['types'], ...tool('oxlint', '--type-aware', '--quiet') },
  { name: 'styles', ...tool('stylelint', '{packages/kit,site}/src/**/*.{ts,tsx}') },
  { name: 'links', ...tool('remark', '.', '--frail', '--quiet', '--no-stdout') },
  { name: 'api', reads: ['packages'], after: ['types'], ...source('scripts/api.ts', '--check') },
  { name: 'contracts', reads: promises, after: ['pacts', 'verify'], ...source('contracts/src/cli.ts', 'report') },
  { name: 'budgets', reads: pages, after: ['site'], needs: [ensureSite], ...source('scripts/bench/budgets.ts') },
  { name: 'unit', work: vitest('unit', ['node', 'mocked']) },
  { name: 'postgres', reads: ['mock-api', 'packages'], work: onPostgres(vitest('postgres')) },
  { name: 'stories', needs: [ensureChromium], work: withReview(vitest('stories')) },
  {
    name: 'overview',
    reads: ['packages', 'stories', '.storybook'],
    needs: [ensureChromium],
    work: withReview(vitest('overview')),
  },
  { name: 'browser', needs: [ensureChromium], work: vitest('browser') },
  { name: 'flows', reads: ['mock-api', ...pages], needs: [ensureSite, ensureChromium], work: flows },
];

/** Tests that vitest finds by the imports of the changed files. */
const byImports = ['unit', 'stories', 'browser'];

/** Checks of the whole repository that read its files and import none. */
const conventions = { name: 'conventions', work: vitest('conventions', ['node'], ['scripts/conventions']) };

/** The steps that a change since a commit can reach, for work in between; the whole run leaves nothing out. */
const changedSteps = (commit) => {
  const related = [`--changed=${commit}`];
  const projects = { unit: ['node', 'mocked'] };
  return [
    ...reachedBy(steps, changedSince(commit)).map((step) =>
      byImports.includes(step.name) ? { ...step, work: vitest(step.name, projects[step.name], related) } : step,
    ),
    conventions,
  ];
};

const changedOption = /^--changed(?:=(.+))?$/;

/**
 * Runs all checks, the named ones, or with `--changed` those that what is not committed can reach; `--changed=REF` compares with a
 * commit. Prints the names of the failed ones and a line with the totals at the end.
 */
export const test = async (args) => {
  const changed = args.map((arg) => changedOption.exec(arg)).find((match) => match !== null);
  const names = args.filter((arg) => !changedOption.test(arg));
  const all = changed === undefined ? steps : changedSteps(changed[1] ?? 'HEAD');
  const selected = selectSteps(all, names);
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const { failed, summary, times } = await runSteps(selected, resultsFolder);
  const ended = { ...times, command: ['npm test', ...(args.length > 0 ? ['--', ...args] : [])].join(' ') };
  storeTimes(ended);
  say(['', ...tableOf(ended), '', 'Slowest files:', ...slowestLines(ended)].join('\n'));
  process.stdout.write(`\n${summary}\n`);
  return failed === 0 ? 0 : 1;
};
