import { join } from 'node:path';
import { runSource, runTool } from './node.mjs';
import { onPostgres } from './postgres.mjs';
import { resultsFolder } from './results.mjs';
import { withReview } from './review.mjs';
import { root } from './root.mjs';
import { ensureChromium, ensurePython, ensureSite } from './set-up.mjs';
import { smoke } from './smoke.mjs';
import { checkTypes } from './types.mjs';
import { runVitest } from './vitest.mjs';

const reporter = join(root, 'scripts/run/vitest-reporter.mjs');

/** Runs projects of Vitest, which write their results for the step. */
const vitest =
  (name, projects = [name]) =>
  ({ args = [], ...output }) =>
    runVitest(projects, ['--reporter=default', `--reporter=${reporter}`, ...args], {
      ...output,
      env: { ...output.env, RESULTS_FILE: join(resultsFolder, `${name}.json`) },
    });

const flows = ({ args = [] }) =>
  runTool('playwright', ['test', '--config', 'site/e2e/playwright.config.ts', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'flows.json') },
  });

/** A check by a tool or a source file, which uses one core. */
const tool = (name, ...parameters) => ({ cores: 1, work: (output) => runTool(name, parameters, output) });
const source = (file, ...parameters) => ({ cores: 1, work: (output) => runSource(file, parameters, output) });

/** Packages that servers and contracts are made of. */
const base = ['art', 'locale', 'protocol', 'testing', 'transport'].map((name) => `packages/${name}`);
const server = ['mock-api', ...base];
/** The files that every run of Vitest reads. */
const runner = ['vitest.config.ts', /(^|\/)tsconfig[^/]*\.json$/, /(^|\/)package\.json$/];
const contracts = ['contracts', 'packages/stores', ...server, ...runner];
const pages = ['site', 'packages', ...server, ...runner];
const screens = ['stories', '.storybook', /^vitest\.(browser|stories)\.config\.ts$/, ...pages];

/** The files of the projects `node` and `mocked`, and some that they do not run. */
const unitTests = /^(?!scripts\/packages\/|.*\.(?:browser|services)\.test\.).+\.test\.(?:ts|tsx|mjs)$/;

/**
 * The files that a unit test reads without importing them, if it reads files or starts processes: its tree, and what that is made of. Those
 * of scripts and contracts may read everything.
 */
const readByUnitTest = (file, isReading) => {
  if (!isReading) return runner;
  if (/^(?:mock-api|packages\/(?:art|locale|protocol|testing|transport))\//.test(file)) return [...server, ...runner];
  return /^(?:packages|site)\//.test(file) ? pages : [/./];
};

/** The files that a story reads without importing them: the server that makes its world and pictures, fonts, and its own committed pictures. */
const readByStory = (file) => [
  ...server,
  ...runner,
  '.storybook',
  'vitest.stories.config.ts',
  'stories/brands',
  'packages/kit/fonts',
  file.replace(/([^/]+)$/, '__screenshots__/$1'),
];

/** All files but those that other steps write meanwhile. */
const sources = [/./, '!contracts/pacts', '!contracts/docs'];

// Of each step: `reads` are paths from the root (see `declares`), all files without it; `built` is what builds wrote that it reads, and
// `uses` what it uses of the machine. A step without a number of cores uses all. One of the level `release` runs with `--release` only, one
// with `isSharded` takes `--shard`, and of one with `byFile` the test files run whose inputs have changed.
/** The checks in order, the long ones first where they run beside others, so that no core waits at their end. */
export const steps = [
  { name: 'pacts', reads: contracts, cores: 1, work: vitest('pacts') },
  { name: 'types', reads: sources, cores: 1, work: checkTypes },
  { name: 'unused', reads: sources, ...tool('knip', '--no-progress') },
  {
    name: 'seeds',
    reads: ['scripts/seed.ts', 'scripts/content-of.ts', ...server],
    ...source('scripts/seed.ts', '--check'),
  },
  { name: 'texts', reads: ['scripts', ...pages], ...source('scripts/texts.ts', '--check') },
  { name: 'site', reads: pages, cores: 1, work: async (output) => (await ensureSite(output), 0) },
  {
    name: 'packages',
    reads: ['packages', 'scripts', 'examples', 'mock-api', 'contracts', ...runner],
    built: ['packages/kit/dist'],
    uses: ['chromium', 'fonts'],
    after: ['types'],
    needs: [ensureChromium],
    cores: 1,
    work: vitest('packages'),
  },
  {
    // The packages with what only a release tries: other bundlers, React 18, a registry.
    name: 'matrix',
    level: 'release',
    reads: ['packages', 'scripts', 'examples', 'mock-api', 'contracts', ...runner],
    built: ['packages/kit/dist'],
    uses: ['chromium', 'fonts'],
    after: ['packages'],
    needs: [ensureChromium],
    cores: 1,
    work: vitest('matrix'),
  },
  {
    name: 'verify',
    reads: contracts,
    uses: ['python'],
    after: ['pacts'],
    needs: [ensurePython],
    cores: 1,
    work: vitest('verify'),
  },
  {
    name: 'bench',
    reads: ['scripts', 'contracts', ...pages],
    uses: ['chromium', 'fonts'],
    after: ['site', 'pacts'],
    needs: [ensureSite, ensureChromium],
    ...source('scripts/bench/run.ts', '--tiny'),
  },
  {
    name: 'smoke',
    reads: pages,
    uses: ['chromium', 'firefox', 'webkit', 'fonts'],
    after: ['site'],
    needs: [ensureSite, ensureChromium],
    cores: 1,
    work: (output) => smoke(vitest('smoke'), output),
  },
  { name: 'format', ...tool('oxfmt', '--check') },
  { name: 'lint', reads: sources, after: ['types'], ...tool('oxlint', '--type-aware', '--quiet') },
  {
    name: 'styles',
    reads: ['packages/kit', 'site', 'stylelint.config.mjs'],
    ...tool('stylelint', '{packages/kit,site}/src/**/*.{ts,tsx}'),
  },
  { name: 'links', ...tool('remark', '.', '--frail', '--quiet', '--no-stdout') },
  {
    name: 'api',
    reads: ['packages', 'scripts', 'mock-api', 'contracts', /(^|\/)tsconfig[^/]*\.json$/],
    after: ['types'],
    ...source('scripts/api.ts', '--check'),
  },
  { name: 'contracts', reads: contracts, after: ['pacts', 'verify'], ...source('contracts/src/cli.ts', 'report') },
  {
    name: 'budgets',
    reads: ['scripts', ...pages],
    after: ['site'],
    needs: [ensureSite],
    ...source('scripts/bench/budgets.ts'),
  },
  {
    name: 'unit',
    // Tests of the kit's documentation read its built types.
    after: ['pacts', 'types'],
    isSharded: true,
    byFile: { tests: unitTests, readsOf: readByUnitTest },
    work: vitest('unit', ['node', 'mocked']),
  },
  {
    name: 'postgres',
    isSharded: true,
    reads: ['site', 'packages', 'mock-api', 'scripts/bench/flat', ...runner],
    uses: ['databases'],
    work: onPostgres(vitest('postgres')),
  },
  {
    name: 'stories',
    isSharded: true,
    byFile: {
      tests: /^stories\/.+\.stories\.tsx$/,
      setUp: ['.storybook/preview.tsx', '.storybook/vitest.setup.ts'],
      readsOf: readByStory,
      recordsPages: true,
    },
    reads: screens,
    uses: ['chromium', 'fonts'],
    needs: [ensureChromium],
    work: withReview(vitest('stories')),
  },
  {
    name: 'overview',
    reads: screens,
    uses: ['chromium', 'fonts'],
    needs: [ensureChromium],
    work: withReview(vitest('overview')),
  },
  { name: 'browser', reads: screens, uses: ['chromium', 'fonts'], needs: [ensureChromium], work: vitest('browser') },
  {
    name: 'flows',
    isSharded: true,
    reads: ['contracts', 'scripts', ...pages],
    uses: ['chromium', 'fonts'],
    needs: [ensureSite, ensureChromium],
    work: flows,
  },
];
