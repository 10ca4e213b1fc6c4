import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSource, runTool } from './node.mjs';
import { resultsIn } from './results.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';
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

/** The checks in order; quick ones first, so that they fail early. */
const steps = [
  ['types', checkTypes],
  ['api', () => runSource('scripts/kit-api.ts', ['--check'])],
  ['lint', () => runTool('oxlint', ['--type-aware', '--quiet'])],
  ['unused', () => runTool('knip', ['--no-progress'])],
  ['format', () => runTool('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['seeds', () => runSource('scripts/seed.ts', ['--check'])],
  ['texts', () => runSource('scripts/texts.ts', ['--check'])],
  ['unit', vitest('unit', ['node', 'mocked'])],
  ['packages', vitest('packages')],
  ['pacts', vitest('pacts')],
  ['verify', vitest('verify')],
  ['contracts', () => runSource('contracts/src/cli.ts', ['report'])],
  ['stories', async () => (await ensureChromium()) || vitest('stories')()],
  ['browser', vitest('browser')],
  ['site', async () => (await ensureSite()) || 0],
  ['budgets', () => runSource('scripts/bench/budgets.ts')],
  [
    'flows',
    () =>
      runTool('playwright', ['test', '--config', 'site/e2e/playwright.config.ts'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'flows.json') },
      }),
  ],
  ['smoke', async () => (await ensureSite()) || smoke(reporters('smoke'))],
];

const summaryOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Runs all checks, or the named ones. Prints the names of the failed ones and a line with the totals at the end. */
export const test = async (names) => {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const selected = names.length === 0 ? steps : steps.filter(([name]) => names.includes(name));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const [name, work] of selected) {
    const startedAt = Date.now();
    say(`\n── ${name}`);
    const code = await work();
    const results = resultsIn(join(resultsFolder, `${name}.json`));
    const count = results ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, names: [] };
    // A run that fails without a failing test, for instance because there were no tests, counts as one failure.
    const failed = code !== 0 && count.failed === 0 ? 1 : count.failed;
    total.passed += count.passed;
    total.failed += failed;
    total.skipped += count.skipped;
    if (failed > 0) failures.push(name, ...count.names.map((each) => `  ${each}`));
    say(`── ${name}: ${summaryOf({ ...count, failed })}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`);
  process.stdout.write(`\n${summaryOf(total)}\n`);
  return total.failed === 0 ? 0 : 1;
};
