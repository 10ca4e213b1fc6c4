// Publishes the committed packages; run by `npm run release`. Passes its arguments to lerna, such as `--registry` or `--yes`.
import { execFileSync } from 'node:child_process';
import { root } from '../conventions/repository.ts';
import { publish } from './publish.ts';

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

if (git('status', '--porcelain') === '') {
  process.exitCode = await publish(git('rev-parse', 'HEAD'), process.argv.slice(2));
} else {
  process.stderr.write('Commit or stash your changes: only committed packages are published.\n');
  process.exitCode = 1;
}
