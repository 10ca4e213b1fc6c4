/** Checks the budget of the scripts on the first load of home, in every language; exits with 1 if one exceeds it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languages } from '@lounge/locale';
import { builtSite } from '../../site/server/site-bundle.ts';

const kilobyte = 1000;
const budget = 168 * kilobyte;
const client = fileURLToPath(new URL('../../site/dist/client/', import.meta.url));

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

const site = await builtSite();
let isOver = false;
for (const language of languages) {
  // The scripts that hydration waits for; the lazy frame and the consent form load later.
  const files = new Set([...filesOf('index.html'), ...site.preloads(language, `/${language}/`, false)]);
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(client + file), { level: 9 }).length, 0);
  isOver ||= bytes > budget;
  process.stdout.write(
    `first load of home in ${language}: ${(bytes / kilobyte).toFixed(1)} kB of ${budget / kilobyte} kB, ${files.size} scripts\n`,
  );
}
process.exit(isOver ? 1 : 0);
