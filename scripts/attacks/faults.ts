/**
 * Repeats the flows of `site/e2e/faults*.spec.ts` with more toxics and values, by hand: `npm run attack faults`, or `npm run attack faults -- 3`
 * for three times. It ends after twenty minutes at the latest.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [, , times = '1'] = process.argv;
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'site/e2e/playwright.config.ts',
    'e2e/faults',
    `--repeat-each=${times}`,
    `--global-timeout=${20 * 60_000}`,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAULTS: 'long' } },
);
process.exitCode = status ?? 1;
