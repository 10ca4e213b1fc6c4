/**
 * Checks the budget of the scripts on the first load of home, in every language: what the same libraries weigh on a page without
 * content, built alike, and a part for what is ours. Exits with 1 if a language exceeds it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languages } from '@lounge/locale';
import { build, loadConfigFromFile, mergeConfig } from 'vite';
import { anyLanguage } from '../../site/any-language.ts';
import { builtSite } from '../../site/server/site-bundle.ts';

const kilobyte = 1000;
const ours = 40 * kilobyte;
const site = fileURLToPath(new URL('../../site/', import.meta.url));
const client = `${site}dist/client/`;

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Entry>;

const filesOf = (key: string, visited = new Set<string>()): Set<string> => {
  const entry = manifest[key];
  if (entry === undefined || visited.has(entry.file)) return visited;
  visited.add(entry.file);
  entry.imports?.forEach((each) => filesOf(each, visited));
  return visited;
};

const sizeOf = (script: string | Uint8Array): number => gzipSync(script, { level: 9 }).length;

/** The size of the libraries' page, built with the settings of the site. */
const emptyStack = async (): Promise<number> => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${site}vite.config.ts`);
  if (loaded === null) throw new Error('The site has no Vite configuration.');
  const built = await build(
    mergeConfig(loaded.config, {
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: `${site}src/bench/empty-stack.html` } },
    }),
  );
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite returned no single build.');
  return built.output.reduce((sum, each) => sum + (each.type === 'chunk' ? sizeOf(each.code) : 0), 0);
};

const libraries = await emptyStack();
const budget = libraries + ours;
const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;
process.stdout.write(`the libraries alone: ${inKilobytes(libraries)}\n`);
const { preloads } = await builtSite();
let isOver = false;
for (const language of languages) {
  // The scripts that hydration waits for; the lazy frame and the consent form load later.
  const entry = [...filesOf('index.html')].map((file) => file.replace(anyLanguage, language));
  if (entry.length === 0) throw new Error('The manifest has no index.html; a group of the build took the entry.');
  const files = new Set([...entry, ...preloads(language, `/${language}/`, false)]);
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(readFileSync(client + file)), 0);
  isOver ||= bytes > budget;
  process.stdout.write(
    `first load of home in ${language}: ${inKilobytes(bytes)} of ${inKilobytes(budget)}, ${files.size} scripts\n`,
  );
}
process.exit(isOver ? 1 : 0);
