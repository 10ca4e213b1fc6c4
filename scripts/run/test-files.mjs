import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './root.mjs';

/** Files that esbuild need not read, as they import nothing. */
const withoutImports = /\.(?:json|md|graphql|css|svg|png|webp|woff2|txt|html|wasm|db|pem|mp4|vtt)$/;

/** Resolves our own imports, with or without a query of Vite; all others are installed packages, which the lockfile names. */
const ours = {
  name: 'ours',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@lounge/') || kind === 'entry-point' ? undefined : { path, external: true },
    );
    build.onResolve({ filter: /^\..*\?/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.split('?')[0]),
    }));
    build.onLoad({ filter: withoutImports }, () => ({ contents: '', loader: 'js' }));
  },
};

/**
 * Reads which files import which, from some test files on, with the condition by which our packages resolve to their sources. Returns
 * the imports of each file, paths from the root.
 */
export const importsFrom = async (entryPoints) => {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: join(root, '.cache/imports'),
    conditions: ['@lounge/source'],
    plugins: [ours],
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => !external).map((each) => each.path),
    ]),
  );
};

/** All files that some files import, themselves included. Those that `isOpen` closes are reached, but nothing behind them. */
export const reachedFrom = (imports, files, isOpen = () => true) => {
  const reached = new Set();
  const waiting = [...files];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (reached.has(file)) continue;
    reached.add(file);
    if (isOpen(file)) waiting.push(...(imports.get(file) ?? []));
  }
  return reached;
};

/** The table of the site's pages. Which of them a story opens is known once it has run. */
export const pageTable = 'site/src/app/pages.ts';

/** The files of the pages that a story has opened, by what `pageTable` imports. */
export const filesOfPages = (pages) => pages.map((page) => join(dirname(pageTable), page));

/** Marks of sources that read more than what they import. */
const readsMore = /\bnode:(?:fs|child_process|worker_threads)\b|\bimport\.meta\b|\bcreateRequire\b/;

const reading = new Map();

/** Whether a source reads files, starts processes or finds files by its own address. */
export const isReading = (path) => {
  if (!reading.has(path)) reading.set(path, readsMore.test(readFileSync(join(root, path), 'utf8')));
  return reading.get(path);
};
