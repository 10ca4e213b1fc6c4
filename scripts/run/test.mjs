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

/** Lets vitest show its results and write them into a file too. */
const reporters = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(resultsFolder, `${name}.json`)}`,
];

const vitest =
  (name, projects = [name]) =>
  () =>
    runTool('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters(name)]);

/** The checks in their order; the quick ones first, so that a slip is told early. */
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

const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Runs all checks, or those that are named; closes with the names of what failed and one line that counts. */
export const test = async (names) => {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const wanted = names.length === 0 ? steps : steps.filter(([name]) => names.includes(name));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const [name, work] of wanted) {
    const began = Date.now();
    say(`\n── ${name}`);
    const code = await work();
    const found = resultsIn(join(resultsFolder, `${name}.json`));
    const count = found ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, names: [] };
    // A run that failed without a failing test, such as one that found none, counts as a failure of its own.
    const failed = code !== 0 && count.failed === 0 ? 1 : count.failed;
    total.passed += count.passed;
    total.failed += failed;
    total.skipped += count.skipped;
    if (failed > 0) failures.push(name, ...count.names.map((each) => `  ${each}`));
    say(`── ${name}: ${sentence({ ...count, failed })}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`);
  process.stdout.write(`\n${sentence(total)}\n`);
  return total.failed === 0 ? 0 : 1;
};
