import { expect, test } from 'vitest';
import { entryFiles, fromDisk, undocumented } from './entries.ts';
import { manifestOf, workspaces } from './repository.ts';

const withEntries = workspaces.filter((folder) => entryFiles(folder, manifestOf(folder)).length > 0);

test.each(withEntries)('every export of %s has a doc comment', (folder) => {
  const entries = entryFiles(folder, manifestOf(folder));
  expect([...new Set(entries.flatMap((path) => undocumented(path, fromDisk)))]).toEqual([]);
});

test('the published packages have entries', () => {
  expect(withEntries).toEqual(expect.arrayContaining(['packages/kit', 'packages/protocol', 'packages/stores']));
});

const files: Readonly<Record<string, string>> = {
  'a/src/index.ts': `export * from './b.ts';\nexport { documented, undocumentedFunction } from './c.ts';\nexport type { Shape } from './c.ts';`,
  'a/src/b.ts': `export const bare = 1;\n/** @spec rule:a */\nexport const onlyTagged = 1;\n/** A whole sentence. */\nexport const fine = 1;`,
  'a/src/c.ts': `/** Has text. */\nexport const documented = 1;\n\nexport function undocumentedFunction() {}\nexport interface Shape {}\nexport const hidden = 1;`,
};

test('reports undocumented exports behind re-exports, and ignores what no entry exports', () => {
  const found = undocumented('a/src/index.ts', (path) => ({ path, text: files[path] ?? '' }));
  expect(found.map((line) => line.split(' ')[1])).toEqual(['bare', 'onlyTagged', 'undocumentedFunction', 'Shape']);
});
