import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unknownCommands } from './documents.ts';
import { root, workspaces, type SourceFile } from './repository.ts';

const examples = readdirSync(`${root}/examples`).map((name) => `examples/${name}`);

const documents: readonly SourceFile[] = [
  '',
  ...workspaces,
  'docs',
  'docs/decisions',
  'docs/rules',
  'contracts/docs',
  ...examples,
].flatMap((folder) =>
  readdirSync(`${root}/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder === '' ? name : `${folder}/${name}`))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') })),
);

const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> };

test('every command in a document exists', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(unknownCommands(documents, new Set(Object.keys(scripts)))).toEqual([]);
});

/** A decision whose content is a rule of a module leads to the page that has it. */
const leadsToRules = ({ text }: SourceFile): boolean => /\]\(\.\.\/rules\/[\w-]+\.md#[\w-]+\)/.test(text);

test('every decision has all sections, or leads to the rules of a module', () => {
  const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/') && !path.endsWith('/README.md'));
  const sections = ['Status: ', '## Context', '## Decision', '## Consequences', '## Rejected'];
  const incomplete = decisions
    .filter((decision) => !leadsToRules(decision))
    .filter(({ text }) => sections.some((section) => !text.includes(section)));
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

test('reports an unknown command', () => {
  const examples = [{ path: 'docs/a.md', text: 'Run `npm run nothing`.' }];
  expect(unknownCommands(examples, new Set(['module']))).toEqual(['docs/a.md: there is no npm run nothing']);
});

test.each([
  '.storybook/preview-head.html',
  'examples/next/app/layout.tsx',
  'examples/own-back-end/index.html',
  'examples/ssr/src/page.tsx',
  'examples/vite/index.html',
  'packages/kit/README.md',
  'site/demo/index.html',
  'site/index.html',
])('%s covers the screen, without which browsers report no safe areas', (path) => {
  expect(readFileSync(`${root}/${path}`, 'utf8')).toMatch(/viewport-fit=cover|viewportFit: 'cover'/);
});
