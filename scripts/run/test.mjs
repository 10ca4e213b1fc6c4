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
  () =>
    runTool('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters(name)]);

const flows = () =>
  runTool('playwright', ['test', '--config', 'site/e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'flows.json') },
  });

/** The checks in order, each with what it needs; quick ones first, so that they fail early. */
const steps = [
  { name: 'types', work: checkTypes },
  { name: 'api', work: () => runSource('scripts/kit-api.ts', ['--check']) },
  { name: 'lint', work: () => runTool('oxlint', ['--type-aware', '--quiet']) },
  { name: 'unused', work: () => runTool('knip', ['--no-progress']) },
  { name: 'format', work: () => runTool('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'seeds', work: () => runSource('scripts/seed.ts', ['--check']) },
  { name: 'texts', work: () => runSource('scripts/texts.ts', ['--check']) },
  { name: 'unit', work: vitest('unit', ['node', 'mocked']) },
  { name: 'packages', work: vitest('packages') },
  { name: 'pacts', work: vitest('pacts') },
  { name: 'verify', work: vitest('verify') },
  { name: 'contracts', work: () => runSource('contracts/src/cli.ts', ['report']) },
  { name: 'stories', needs: [ensureChromium], work: vitest('stories') },
  { name: 'browser', needs: [ensureChromium], work: vitest('browser') },
  { name: 'site', work: async () => (await ensureSite(), 0) },
  { name: 'budgets', needs: [ensureSite], work: () => runSource('scripts/bench/budgets.ts') },
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
