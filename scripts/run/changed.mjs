import { execFileSync } from 'node:child_process';
import { root } from './root.mjs';
import { Stop } from './say.mjs';

const linesOf = (args) => {
  try {
    const printed = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return printed.split('\n').filter((line) => line !== '');
  } catch {
    throw new Stop(`git ${args.join(' ')} failed; --changed=REF compares with a commit of this repository.`);
  }
};

/** Returns the files that differ from a commit, from the root; those that git does not know yet too. */
export const changedSince = (commit) => [
  ...linesOf(['diff', '--name-only', commit]),
  ...linesOf(['ls-files', '--others', '--exclude-standard']),
];

/** Files that change what every check does. */
const everywhere = /^(?:package(?:-lock)?\.json|tsconfig.*\.json|vitest\.config\.ts|scripts\/run)/;

/**
 * Returns the steps that changed files can reach: those without `reads`, and those that read one of the files. `reads` are paths or
 * folders from the root.
 */
export const reachedBy = (steps, files) =>
  steps.filter(
    ({ reads }) =>
      reads === undefined ||
      files.some((file) => everywhere.test(file) || reads.some((path) => file === path || file.startsWith(`${path}/`))),
  );
