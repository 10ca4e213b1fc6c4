import { expect, test } from 'vitest';
import { entryFiles, fromDisk, untold } from './entries.ts';
import { manifestOf, workspaces } from './repository.ts';

const withEntries = workspaces.filter((folder) => entryFiles(folder, manifestOf(folder)).length > 0);

test.each(withEntries)('everything that %s exports has a doc sentence', (folder) => {
  const entries = entryFiles(folder, manifestOf(folder));
  expect([...new Set(entries.flatMap((path) => untold(path, fromDisk)))]).toEqual([]);
});

test('the packages that are published have entries', () => {
  expect(withEntries).toEqual(expect.arrayContaining(['packages/kit', 'packages/protocol', 'packages/stores']));
});

const files: Readonly<Record<string, string>> = {
  'a/src/index.ts': `export * from './b.ts';\nexport { told, untold } from './c.ts';\nexport type { Shape } from './c.ts';`,
  'a/src/b.ts': `export const bare = 1;\n/** @spec rule:a */\nexport const onlyTagged = 1;\n/** A whole sentence. */\nexport const fine = 1;`,
  'a/src/c.ts': `/** Tells all. */\nexport const told = 1;\n\nexport function untold() {}\nexport interface Shape {}\nexport const hidden = 1;`,
};

test('what nobody tells of is found behind every entry, and what no entry shows is left alone', () => {
  const found = untold('a/src/index.ts', (path) => ({ path, text: files[path] ?? '' }));
  expect(found.map((line) => line.split(' ')[1])).toEqual(['bare', 'onlyTagged', 'untold', 'Shape']);
});
