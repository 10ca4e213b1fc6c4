/**
 * Checks the budgets of the scripts: the first load of home in every language, against the same libraries on an empty page, and the scripts
 * of one route or part. Exits with 1 if one is exceeded.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languages } from '@lounge/locale';
import { build, mergeConfig } from 'vite';
import { anyLanguage } from '../../site/any-language.ts';
import { builtSite } from '../../site/server/site-bundle.ts';
import siteConfiguration from '../../site/vite.config.ts';

const kilobyte = 1000;
/** With the names of more than a hundred pages, the search field of the bar, the guest's time zone, pictures that load again, and numbers without Intl. */
const ours = 52.5 * kilobyte;
/** The largest is the legal texts, with the parser of their HTML, which takes pictures of articles too. */
const ofRoute = 33 * kilobyte;
/** Nothing waits for a part: the largest, a running chat, comes while the page before the chat is shown. */
const ofPart = 45 * kilobyte;
const site = fileURLToPath(new URL('../../site/', import.meta.url));
const client = `${site}dist/client/`;

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
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
  const built = await build(
    mergeConfig(siteConfiguration({ command: 'build', mode: 'production' }), {
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: `${site}bench/empty-stack.html` } },
    }),
  );
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite returned no single build.');
  return built.output.reduce((sum, each) => sum + (each.type === 'chunk' ? sizeOf(each.code) : 0), 0);
};

const libraries = await emptyStack();
const budget = libraries + ours;
const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;
process.stdout.write(`the libraries alone: ${inKilobytes(libraries)}\n`);
const { pageScript } = await builtSite();
if (pageScript === null) throw new Error('A built site has its script in each page.');
let isOver = false;
for (const language of languages) {
  // The scripts that hydration waits for; the lazy frame and the consent form load later.
  const files = pageScript(language, `/${language}/`, false).preloads;
  const bytes = files.reduce((sum, file) => sum + sizeOf(readFileSync(client + file)), 0);
  isOver ||= bytes > budget;
  process.stdout.write(
    `first load of home in ${language}: ${inKilobytes(bytes)} of ${inKilobytes(budget)}, ${files.length} scripts\n`,
  );
}

/** The scripts that are fetched later: the modules of routes and of parts, but not the libraries that only a press needs. */
const first = filesOf('index.html');
const later = Object.entries(manifest)
  .filter(([source, { isDynamicEntry }]) => isDynamicEntry === true && source.startsWith('src/'))
  .map(([source]) => ({ source, files: [...filesOf(source)].filter((file) => !first.has(file)) }));
const sizeOfAll = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + sizeOf(readFileSync(client + file.replace(anyLanguage, 'de'))), 0);
const sizes = later.map(({ source, files }) => {
  const others = new Set(later.flatMap((each) => (each.source === source ? [] : each.files)));
  return { source, own: sizeOfAll(files.filter((file) => !others.has(file))), all: sizeOfAll(files) };
});
for (const [at, { source, own, all }] of sizes.toSorted((one, other) => other.own - one.own).entries()) {
  const most = /-routes?\.ts$/.test(source) ? ofRoute : ofPart;
  isOver ||= own > most;
  if (at < 5 || own > most)
    process.stdout.write(
      `${source}: ${inKilobytes(own)} of its own, of ${inKilobytes(most)}; ${inKilobytes(all)} with what others need too\n`,
    );
}
process.exit(isOver ? 1 : 0);
