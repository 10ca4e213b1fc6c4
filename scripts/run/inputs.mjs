import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { byText } from './by-text.mjs';
import { hashOf } from './hash-of.mjs';
import { root } from './root.mjs';
import { servicesText } from './services.mjs';

/** Variables that a program reads without our sources naming them. */
const alwaysRead = ['LANG', 'LC_ALL', 'NODE_OPTIONS', 'TZ'];
/** Variables that no result depends on, or that differ with how a command was called. */
const neverRead = new Set(['HOME', 'INIT_CWD', 'PATH', 'RESULTS_FILE', 'TEST_STORE', 'XDG_CACHE_HOME']);

const named = /\benv(?:\.|\[['"])([A-Z][A-Z0-9_]+)/g;
const destructured = /\{([^{}]*)\}\s*=\s*(?:process\.)?env\b/g;

/** The variables of the environment that a source names: `env.X`, `env['X']`, `{ X } = process.env`. */
export const variablesIn = (text) => [
  ...[...text.matchAll(named)].map(([, name]) => name),
  ...[...text.matchAll(destructured)].flatMap(([, names]) => names.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []),
];

const isSource = /\.(?:[cm]?[jt]sx?|py|sh)$/;

/** The content of files, by path, with the time and size of each: a run asks for the same files many times. */
const seen = new Map();

/** The variables that any source names. */
const variables = new Set(alwaysRead);

/** The content of a file as text to compare: its hash and whether it can be executed. */
const contentOf = (path, folder = root) => {
  const file = join(folder, path);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined || stats.isDirectory()) return null;
  if (stats.isSymbolicLink()) return `link ${readlinkSync(file)}`;
  const state = `${stats.mtimeMs} ${stats.size} ${stats.ino} ${stats.mode}`;
  const known = seen.get(file);
  if (known?.state === state) return known.content;
  const bytes = readFileSync(file);
  if (isSource.test(path)) for (const name of variablesIn(bytes.toString('utf8'))) variables.add(name);
  const content = `${stats.mode & 0o111 ? 'x' : '-'} ${hashOf(bytes)}`;
  seen.set(file, { state, content });
  return content;
};

/** Reads all files of a repository, those that git does not know yet too. Returns content by path; null where git does not answer. */
export const readRepository = (folder = root) => {
  try {
    const printed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
    const paths = [...new Set(printed.split('\0'))].filter((path) => path !== '').toSorted(byText);
    return new Map(paths.map((path) => [path, contentOf(path, folder)]).filter(([, content]) => content !== null));
  } catch {
    return null;
  }
};

/** Files that every step reads: what is installed, what runs the steps, and what compiles the texts before. */
const always = ['package.json', 'package-lock.json', '.npmrc', 'scripts/run.mjs', 'scripts/run', 'scripts/texts.ts'];

// `reads` are paths of files or folders from the root, or patterns; `!` before a path takes it out again.
/** Whether a step declares that it reads a file; without `reads` it reads everything. */
export const declares = ({ reads }, path) => {
  const isIn = (each) =>
    each instanceof RegExp ? each.test(path) : path === each || path.startsWith(each.endsWith('/') ? each : `${each}/`);
  if (always.some(isIn) || reads === undefined) return true;
  const isTakenOut = reads.some((each) => typeof each === 'string' && each.startsWith('!') && isIn(each.slice(1)));
  return !isTakenOut && reads.some((each) => (typeof each === 'string' && each.startsWith('!') ? false : isIn(each)));
};

/** The folders that `ensureInstalled` writes. */
const compiledTexts = ['packages/kit/src/texts', 'site/src/texts'];

/** Returns a hash of all files of a folder that a build wrote; null where it is not there. */
const builtContent = (folder) => {
  if (!existsSync(join(root, folder))) return null;
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .toSorted(byText)
    .map((path) => `${path} ${contentOf(path)}`);
  return hashOf(files.join('\n'));
};

const printedBy = (program, ...args) => {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout : null;
};

const firstOf = (...programs) => programs.find((each) => each !== undefined && existsSync(each));

/** The programs and services of the machine that a step uses, as texts that change when they do. */
const machine = {
  node: () => `${process.platform} ${process.arch} ${printedBy(process.execPath, '--version')}`,
  chromium: () =>
    printedBy(
      firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium') ?? 'chromium',
      '--version',
    ),
  fonts: () => printedBy('fc-list', ':', 'file', 'fontversion')?.split('\n').toSorted(byText).join('\n') ?? null,
  firefox: () => printedBy(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', '--version'),
  webkit: () => printedBy('/usr/bin/WebKitWebDriver', '--version'),
  python: () => printedBy('/usr/bin/python3', '-c', 'import sys, aiohttp; print(sys.version, aiohttp.__version__)'),
  databases: servicesText,
};

const asked = new Map();

/** The text that a part of the machine says of itself, asked once. */
const machineText = (name) => {
  if (!asked.has(name)) asked.set(name, machine[name]());
  return asked.get(name);
};

const hashes = new WeakMap();

/** A hash of all files that a step declares; the parts of a step declare the same again and again. */
const hashOfDeclared = (step, repository) => {
  const known = hashes.get(repository) ?? new Map();
  hashes.set(repository, known);
  const reads = String(step.reads);
  if (!known.has(reads)) {
    const files = [...repository].filter(([path]) => declares(step, path));
    known.set(reads, hashOf(JSON.stringify(files)));
  }
  return known.get(reads);
};

/** The part of a key that does not depend on the files of the repository. */
const surroundings = async (uses) => {
  const texts = await Promise.all(['node', ...uses].map(async (each) => [each, await machineText(each)]));
  const environment = [...variables]
    .filter((each) => !neverRead.has(each))
    .toSorted(byText)
    .map((each) => [each, process.env[each] ?? null]);
  return [texts, environment];
};

// The first key holds what earlier builds wrote (`built`); the last one counts it as not built yet, for a fresh clone, as a build writes the
// same again.
/** Returns the keys under which the result of a step is stored: hashes of everything that it reads, by `reads` and `sources`. */
export const keysOf = async (step, repository) => {
  const { name, built = [], uses = [], sources = [] } = step;
  const declared = hashOfDeclared(step, repository);
  const imported = [...new Set(sources)].toSorted(byText).map((path) => [path, repository.get(path)]);
  const fixed = [name, declared, imported, compiledTexts.map(builtContent), await surroundings(uses)];
  const contents = built.map(builtContent);
  const unbuilt = built.map(() => null);
  return [...new Set([contents, unbuilt].map((each) => hashOf(JSON.stringify([...fixed, each]))))];
};
