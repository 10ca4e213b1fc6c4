/** Publishes the packages with lerna. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { manifestOf, root } from '../conventions/repository.ts';
import { published } from './tarballs.ts';

const copied = ['package.json', 'package-lock.json', 'lerna.json', 'tsconfig.base.json', 'scripts', ...published];
const excluded = new Set(['node_modules', 'dist']);

/** Copies the packages and what their build needs, without dist, so that the published build is made from the sources. */
function copyInto(folder: string): void {
  for (const path of copied) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => !excluded.has(basename(from)) });
  }
  // The installed dependencies, but our packages from the copy.
  const installed = join(folder, 'node_modules');
  mkdirSync(join(installed, '@lounge'), { recursive: true });
  // A copy, because npm may write to this file.
  cpSync(join(root, 'node_modules/.package-lock.json'), join(installed, '.package-lock.json'));
  const linked = readdirSync(join(root, 'node_modules')).filter((name) => /^([^.]|\.bin$)/.test(name));
  for (const name of linked.filter((each) => each !== '@lounge')) {
    symlinkSync(join(root, 'node_modules', name), join(installed, name), 'junction');
  }
  for (const each of published) {
    symlinkSync(join(folder, each), join(installed, manifestOf(each).name), 'junction');
    // Versions that differ from the common ones.
    const own = join(root, each, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, each, 'node_modules'), 'junction');
  }
}

/** Forwards signals to a child process until it exits. Returns its exit code. */
async function exitCodeOf(child: ChildProcess): Promise<number> {
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, forward);
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward);
  });
}

/**
 * Publishes every package whose version is not in the registry yet, from a temporary copy, as lerna changes the manifests and leaves them
 * so when it fails. Returns lerna's exit code.
 */
export async function publish(
  commit: string,
  args: readonly string[],
  stdio: StdioOptions = 'inherit',
): Promise<number> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-publish-'));
  try {
    copyInto(folder);
    const lerna = join(root, 'node_modules/lerna/dist/cli.js');
    const lernaArgs = ['publish', 'from-package', '--no-git-reset', '--git-head', commit, ...args];
    return await exitCodeOf(spawn(process.execPath, [lerna, ...lernaArgs], { cwd: folder, stdio }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
