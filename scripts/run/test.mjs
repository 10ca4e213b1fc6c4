import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSource, runTool } from './node.mjs';
import { root } from './root.mjs';
import { runSteps, selectSteps } from './run-steps.mjs';
import { ensureChromium, ensureSite } from './set-up.mjs';
import { smoke } from './smoke.mjs';
import { checkTypes } from './types.mjs';

const resultsFolder = join(root, '.cache/results');

/** Vitest's reporters: it prints the results and writes them to a file. */
const reporters = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(resultsFolder, `${name}.json`)}`,
];

const vitest =
  (name, projects = [name]) =>
  (output) =>
    runTool('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters(name)], output);

const flows = () =>
  runTool('playwright', ['test', '--config', 'site/e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'flows.json') },
  });

/** A check by a tool or a source file, which uses one core. */
const tool = (name, ...parameters) => ({ cores: 1, work: (output) => runTool(name, parameters, output) });
const source = (file, ...parameters) => ({ cores: 1, work: (output) => runSource(file, parameters, output) });

/**
 * The checks in order, each with what it needs and after which others it begins. Where no number of cores stands, a check uses all and
 * runs alone. Of the others the long ones come first, so that no core waits at their end.
 */
const steps = [
  { name: 'pacts', cores: 1, work: vitest('pacts') },
  { name: 'types', cores: 1, work: checkTypes },
  { name: 'unused', ...tool('knip', '--no-progress') },
  { name: 'seeds', ...source('scripts/seed.ts', '--check') },
  { name: 'texts', ...source('scripts/texts.ts', '--check') },
  { name: 'site', cores: 1, work: async (output) => (await ensureSite(output), 0) },
  { name: 'packages', after: ['types'], cores: 1, work: vitest('packages') },
  { name: 'verify', after: ['pacts'], cores: 1, work: vitest('verify') },
  {
    name: 'bench',
    after: ['site', 'pacts'],
    needs: [ensureSite, ensureChromium],
    ...source('scripts/bench/run.ts', '--tiny'),
  },
  { name: 'format', ...tool('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'lint', after: ['types'], ...tool('oxlint', '--type-aware', '--quiet') },
  { name: 'api', after: ['types'], ...source('scripts/kit-api.ts', '--check') },
  { name: 'contracts', after: ['pacts', 'verify'], ...source('contracts/src/cli.ts', 'report') },
  { name: 'budgets', after: ['site'], needs: [ensureSite], ...source('scripts/bench/budgets.ts') },
  { name: 'unit', work: vitest('unit', ['node', 'mocked']) },
  { name: 'stories', needs: [ensureChromium], work: vitest('stories') },
  { name: 'browser', needs: [ensureChromium], work: vitest('browser') },
  { name: 'flows', needs: [ensureSite, ensureChromium], work: flows },
  { name: 'smoke', needs: [ensureSite], work: () => smoke(reporters('smoke')) },
];

/** Runs all checks, or the named ones. Prints the names of the failed ones and a line with the totals at the end. */
export const test = async (names) => {
  const selected = selectSteps(steps, names);
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const { failed, summary } = await runSteps(selected, resultsFolder);
  process.stdout.write(`\n${summary}\n`);
  return failed === 0 ? 0 : 1;
};
