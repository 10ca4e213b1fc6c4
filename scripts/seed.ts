// Writes mock-api/data/*.json. With --check it writes nothing and ends with 1 when a file differs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedNumber } from '../mock-api/src/seed/rows.ts';
import { makeSeeds, seedFileText } from '../mock-api/src/seed/seeds.ts';

const directory = join(import.meta.dirname, '..', 'mock-api', 'data');
const isCheck = process.argv.includes('--check');

const files = Object.entries(makeSeeds(seedNumber)).map(([name, rows]) => ({
  path: join(directory, `${name}.json`),
  name: `${name}.json`,
  count: rows.length,
  text: seedFileText(seedNumber, rows),
}));

if (isCheck) {
  const stale = files.filter(({ path, text }) => contentOf(path) !== text).map(({ name }) => name);
  if (stale.length > 0) {
    console.error(
      `Seeds differ from what their number gives: ${stale.join(', ')}. Run "npm run seed" and commit them.`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(directory, { recursive: true });
  for (const { path, text } of files) writeFileSync(path, text);
  console.log(files.map(({ name, count }) => `${name} ${count}`).join(', '));
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
