// Publishes the committed packages; run by `npm run release`. Passes its arguments to lerna, such as `--registry` or `--yes`.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../conventions/repository.ts';
import { unannounced } from './api-changes.ts';
import { publish } from './publish.ts';

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const problem = (): string | null => {
  if (git('status', '--porcelain') !== '')
    return 'Commit or stash your changes: only committed packages are published.';
  const breaking = unannounced(root);
  if (breaking.length === 0) return null;
  return `This version cannot be published. A change that breaks needs another major version, before 1.0 another minor one:\n${breaking.join('\n')}`;
};

/**
 * Runs what only a release needs with the tarballs of what would be published: the matrix, and the examples, which are installed, built and
 * opened. Returns an exit code.
 */
const checkTarballs = (): number => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const projects = ['matrix', 'examples'].flatMap((name) => ['--project', name]);
  const args = [vitest, 'run', ...projects, '--configLoader', 'native'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
};

const reason = problem();
if (reason !== null) process.stderr.write(`${reason}\n`);
process.exitCode =
  (reason === null ? 0 : 1) || checkTarballs() || (await publish(git('rev-parse', 'HEAD'), process.argv.slice(2)));
