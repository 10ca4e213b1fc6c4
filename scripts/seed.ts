// Writes mock-api/data/*.json except files that were edited with the seed editor; --all writes these too. With --check it
// writes nothing and exits with 1 if a file differs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedNumber } from '../mock-api/src/seed/rows.ts';
import { generateSeeds, seedFileText } from '../mock-api/src/seed/seeds.ts';
import { contentOf } from './content-of.ts';

const directory = join(import.meta.dirname, '..', 'mock-api', 'data');
const { check: isCheck = false, all: isAll = false } = parseArgs({
  options: { check: { type: 'boolean' }, all: { type: 'boolean' } },
}).values;

const generated = Object.entries(generateSeeds(seedNumber)).map(([name, rows]) => ({
  path: join(directory, `${name}.json`),
  name: `${name}.json`,
  count: rows.length,
  text: seedFileText(seedNumber, rows),
}));

const edited = generated.filter(({ path }) => !isAll && isEdited(contentOf(path)));
const files = generated.filter((file) => !edited.includes(file));

if (isCheck) {
  const stale = files.filter(({ path, text }) => contentOf(path) !== text).map(({ name }) => name);
  if (stale.length > 0) {
    console.error(
      `Seed files differ from the generated ones: ${stale.join(', ')}. Run "npm run seed" and commit them.`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(directory, { recursive: true });
  for (const { path, text } of files) writeFileSync(path, text);
  console.log(files.map(({ name, count }) => `${name} ${count}`).join(', '));
  if (edited.length > 0) {
    console.log(
      `Edited by hand and not overwritten: ${edited.map(({ name }) => name).join(', ')}. Use --all to overwrite them.`,
    );
  }
}

/** Files of the seed editor have no number. */
function isEdited(text: string | null): boolean {
  return text !== null && /^\{\s*"seed": null,/.test(text);
}
