import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenLinks, unknownCommands } from './documents.ts';
import { root, workspaces, type SourceFile } from './repository.ts';

const isThere = (path: string): boolean => existsSync(`${root}/${path}`);

const documents: readonly SourceFile[] = ['', ...workspaces, 'docs/decisions', 'contracts/docs'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder === '' ? name : `${folder}/${name}`))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') })),
);

const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> };

test('every link in a document leads somewhere', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(brokenLinks(documents, isThere)).toEqual([]);
});

test('every command in a document is there', () => {
  expect(unknownCommands(documents, new Set(Object.keys(scripts)))).toEqual([]);
});

test('every decision has its parts', () => {
  const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/'));
  const parts = ['Status: ', '## Context', '## Decision', '## Consequences', '## Rejected'];
  const lacking = decisions.filter(({ text }) => parts.some((part) => !text.includes(part)));
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('a link to what is gone and a command that is none are found', () => {
  const text = 'See [a](../gone.md#part), [b](here.md), [c](https://example.org/), [d](#part). Run `npm run nothing`.';
  const made = [{ path: 'docs/a.md', text }];
  expect(brokenLinks(made, (path) => path === 'docs/here.md')).toEqual(['docs/a.md: ../gone.md leads nowhere']);
  expect(unknownCommands(made, new Set(['module']))).toEqual(['docs/a.md: there is no npm run nothing']);
});
