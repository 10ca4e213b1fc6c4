import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { byText } from './by-text.mjs';
import { declares, readRepository } from './inputs.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';

const folder = join(root, '.cache/trace');

const current = new AsyncLocalStorage();

/** Returns the command of a process whose step is traced, which writes the files that it opens; else the same command. */
export const traced = (program, args) => {
  const step = current.getStore();
  if (step === undefined) return [program, args];
  step.processes += 1;
  const file = join(folder, `${step.name}.${step.processes}.trace`);
  const options = ['-f', '-qq', '--seccomp-bpf', '-y', '-s', '4096', '-e', 'trace=open,openat,openat2', '-o', file];
  return ['strace', [...options, '--', program, ...args]];
};

const opened = /open(?:at2?)?\((?:AT_FDCWD<([^>]*)>, |\d+<([^>]*)>, )?"([^"]*)", ([^,)]*)/;
/** The path that was opened, once links are followed; a call of a thread that others interrupt has none on its line. */
const result = /= \d+<([^>]*)>$/;
const failed = /= -1 E/;

/** The paths of files below the root, from it, that a trace says were opened to read. */
export const openedIn = (text, rootPath = root) => {
  const found = new Set();
  for (const line of text.split('\n')) {
    const match = failed.test(line) ? null : opened.exec(line);
    if (match === null) continue;
    const [, cwd, directory, path, flags] = match;
    // Folders are read to find files; those that are found are opened.
    if (flags.includes('O_WRONLY') || flags.includes('O_DIRECTORY')) continue;
    const target = result.exec(line)?.[1] ?? resolve(cwd ?? directory ?? rootPath, path);
    const from = relative(rootPath, target);
    if (!from.startsWith('..')) found.add(from);
  }
  return found;
};

/** Runs a step traced; it fails if it opened a file of the repository that it does not declare. */
export const withTrace = (step) => ({
  ...step,
  work: async (output) => {
    mkdirSync(folder, { recursive: true });
    const isOurs = (name) => name.startsWith(`${step.name}.`);
    for (const name of readdirSync(folder).filter(isOurs)) rmSync(join(folder, name));
    const outcome = await current.run({ name: step.name, processes: 0 }, () => step.work(output));
    const repository = readRepository();
    const undeclared = new Set();
    for (const name of readdirSync(folder).filter(isOurs))
      for (const path of openedIn(readFileSync(join(folder, name), 'utf8')))
        if (repository.has(path) && !declares(step, path)) undeclared.add(path);
    for (const path of [...undeclared].toSorted(byText)) say(`${step.name} reads ${path}, which it does not declare.`);
    const { code, leftOut } = typeof outcome === 'number' ? { code: outcome, leftOut: null } : outcome;
    return { code: code || (undeclared.size > 0 ? 1 : 0), leftOut };
  },
});
