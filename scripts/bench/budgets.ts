/** Sizes that may not grow: scripts of the first load of home, in every language; fails when one is over its budget. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languages } from '@lounge/locale';
import { builtSite } from '../../site/server/site-bundle.ts';

const kilobyte = 1000;
const budget = 175 * kilobyte;
const client = fileURLToPath(new URL('../../site/dist/client/', import.meta.url));

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Entry>;

const filesOf = (key: string, found = new Set<string>()): Set<string> => {
  const entry = manifest[key];
  if (entry === undefined || found.has(entry.file)) return found;
  found.add(entry.file);
  entry.imports?.forEach((each) => filesOf(each, found));
  return found;
};

const site = await builtSite();
let isOver = false;
for (const language of languages) {
  // What a page waits for before it lives; the rest of the frame and the question about cookies come after that.
  const files = new Set([...filesOf('index.html'), ...site.preloads(language, `/${language}/`, false)]);
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(client + file), { level: 9 }).length, 0);
  isOver ||= bytes > budget;
  process.stdout.write(
    `first load of home in ${language}: ${(bytes / kilobyte).toFixed(1)} kB of ${budget / kilobyte} kB, ${files.size} scripts\n`,
  );
}
process.exit(isOver ? 1 : 0);
