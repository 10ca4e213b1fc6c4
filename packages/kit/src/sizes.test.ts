import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
/** Folders that are not entries, and collections from which a page imports single items. */
const noEntries = new Set(['form', 'menu', 'tile', 'icons', 'texts']);
const entries = readdirSync(source, { withFileTypes: true })
  .filter((item) => item.isDirectory() && !noEntries.has(item.name))
  .map((item) => item.name);

/** Virtua is the only third-party dependency that is not a peer; pages without a conversation do not load it. */
const peers = [/^react($|\/|-dom|-intl)/, 'styled-components', 'virtua'];

// With NODE_ENV=test the development build would be measured, which includes the path of every source file and so depends
// on the folder of the checkout.
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

/** The published code of one entry, with all its chunks. */
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

test.each(entries)('%s is at most 10.5 kB without its peers', { timeout: 30_000 }, async (entry) => {
  const code = await published(entry);
  expect(code.length).toBeGreaterThan(0);
  expect(code).not.toContain(source);
  expect(gzipSync(code).length).toBeLessThanOrEqual(10.5 * 1024);
});
