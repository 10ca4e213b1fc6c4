import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { transform } from 'esbuild';
import { shortStyles } from './short-styles.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const source = fileURLToPath(new URL('../packages/kit/src/', import.meta.url));
/** Folders that are not entries, and collections from which a page imports single items. */
const noEntries = new Set(['comments', 'form', 'menu', 'tile', 'icons', 'texts']);
const entries = readdirSync(source, { withFileTypes: true })
  .filter((item) => item.isDirectory() && !noEntries.has(item.name))
  .map((item) => item.name);

/** Virtua is the only third-party dependency that is not a peer; pages without a conversation do not load it. */
const peers = [/^react($|\/|-dom|-intl)/, 'styled-components', 'virtua'];

// With NODE_ENV=test the development build would be measured, which includes the path of every source file and so depends
// on the folder of the checkout.
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

const shortened = new Map<string, Promise<{ readonly code: string }>>();

/** As the published build has them; a module that many entries need is shortened once. */
const short: Plugin = {
  name: 'short-styles',
  enforce: 'pre',
  transform: async (code, id) => {
    const module = shortened.get(id) ?? shortStyles(id, { code, map: '' });
    shortened.set(id, module);
    return (await module).code;
  },
};

/** The published code of one entry, with all its chunks, as an app's bundler writes it. */
async function published(entry: string): Promise<string> {
  const result = await build({
    root: source,
    configFile: false,
    logLevel: 'silent',
    plugins: [short],
    resolve: { conditions: ['@lounge/source', 'module', 'browser'] },
    // As the bundlers of apps do; a library's build leaves it in.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: `${source}${entry}/index.ts`, formats: ['es'] },
      rolldownOptions: { external: peers },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const code = output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return (await transform(code, { minify: true, format: 'esm' })).code;
}

const readme = readFileSync(new URL('../packages/kit/README.md', import.meta.url), 'utf8');
/** The sizes that the README states, by entry. */
const stated = new Map(
  [...readme.matchAll(/^\| `([\w-]+)` \| ([\d.]+) \|$/gm)].map(([, entry, size]) => [entry, Number(size)]),
);

test('the README states sizes of entries', () => {
  expect(stated.size).toBeGreaterThan(5);
  expect([...stated.keys()].filter((entry) => !entries.includes(entry ?? ''))).toEqual([]);
});

test.each(entries)('%s is at most 12.6 kB without its peers, and what the README says', async (entry) => {
  const code = await published(entry);
  expect(code.length).toBeGreaterThan(0);
  expect(code).not.toContain(source);
  const size = gzipSync(code).length / 1024;
  expect(size).toBeLessThanOrEqual(12.6);
  if (stated.has(entry)) expect(Math.abs(size - (stated.get(entry) ?? 0)), `${size.toFixed(1)} kB`).toBeLessThan(0.3);
});
