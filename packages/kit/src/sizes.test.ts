import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
/** Folders that are no entries, and the lists of which a page takes a few items. */
const noEntries = new Set(['form', 'menu', 'tile', 'icons', 'texts']);
const entries = readdirSync(source, { withFileTypes: true })
  .filter((item) => item.isDirectory() && !noEntries.has(item.name))
  .map((item) => item.name);

/** Virtua is the one dependency besides the house's own: an installer fetches it once, and a page that shows no conversation never. */
const peers = [/^react($|\/|-dom|-intl)/, 'styled-components', 'virtua'];

async function gzipped(entry: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry: `${source}${entry}/index.ts`, formats: ['es'] },
      rolldownOptions: { external: peers },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return gzipSync(output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')).length;
}

test.each(entries)('%s weighs at most 9 kB without its peers', { timeout: 30_000 }, async (entry) => {
  const size = await gzipped(entry);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(9 * 1024);
});
