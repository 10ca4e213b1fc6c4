import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenLinks, unknownCommands } from './documents.ts';
import { root, workspaces, type SourceFile } from './repository.ts';

const exists = (path: string): boolean => existsSync(`${root}/${path}`);

const documents: readonly SourceFile[] = ['', ...workspaces, 'docs', 'docs/decisions', 'contracts/docs'].flatMap(
  (folder) =>
    readdirSync(`${root}/${folder}`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '' ? name : `${folder}/${name}`))
      .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') })),
);

const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> };

test('every link in a document has a target', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(brokenLinks(documents, exists)).toEqual([]);
});

test('every command in a document exists', () => {
  expect(unknownCommands(documents, new Set(Object.keys(scripts)))).toEqual([]);
});

test('every decision has all sections', () => {
  const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/'));
  const sections = ['Status: ', '## Context', '## Decision', '## Consequences', '## Rejected'];
  const incomplete = decisions.filter(({ text }) => sections.some((section) => !text.includes(section)));
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

test('reports a link without a target and an unknown command', () => {
  const text = 'See [a](../gone.md#part), [b](here.md), [c](https://example.org/), [d](#part). Run `npm run nothing`.';
  const examples = [{ path: 'docs/a.md', text }];
  expect(brokenLinks(examples, (path) => path === 'docs/here.md')).toEqual(['docs/a.md: ../gone.md does not exist']);
  expect(unknownCommands(examples, new Set(['module']))).toEqual(['docs/a.md: there is no npm run nothing']);
});
