import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
/** Folders that are no entries, and the lists of which a page takes a few items. */
const noEntries = new Set(['form', 'menu', 'tile', 'icons', 'texts']);
const entries = readdirSync(source, { withFileTypes: true })
  .filter((item) => item.isDirectory() && !noEntries.has(item.name))
  .map((item) => item.name);

/** Virtua is the one dependency besides the house's own: an installer fetches it once, and a page that shows no conversation never. */
const peers = [/^react($|\/|-dom|-intl)/, 'styled-components', 'virtua'];

// The tests' own NODE_ENV would have the development build measured, which carries the path of every source file:
// heavier than what is published, and of another weight in every folder the repository is checked out to.
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

/** The published code of one entry, its chunks one after the other. */
async function published(entry: string): Promise<string> {
  const result = await build({
    root: source,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@lounge/source', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry: `${source}${entry}/index.ts`, formats: ['es'] },
      rolldownOptions: { external: peers },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

test.each(entries)('%s weighs at most 9 kB without its peers', { timeout: 30_000 }, async (entry) => {
  const code = await published(entry);
  expect(code.length).toBeGreaterThan(0);
  expect(code).not.toContain(source);
  expect(gzipSync(code).length).toBeLessThanOrEqual(9 * 1024);
});
