import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root, sourcesBelow } from './repository.ts';

const read = sourcesBelow('site/server')
  .filter(({ path }) => /(?:settings|secret)\.ts$/.test(path))
  .flatMap(({ text }) => [...text.matchAll(/environment\['([A-Z_]+)'\]|'(OTEL_[A-Z_]+)'/g)])
  .map(([, own, shared]) => own ?? shared ?? '');
const documents = ['settings', 'operations'].map((name) => readFileSync(`${root}/docs/${name}.md`, 'utf8')).join('');

test('each variable that the server reads is documented', () => {
  expect(read.length).toBeGreaterThan(20);
  const own = new Set(read.filter((name) => !name.startsWith('OTEL_')));
  expect([...own].filter((name) => !documents.includes(`\`${name}=`) && !documents.includes(` ${name}=`))).toEqual([]);
});

test('each setting that is documented is read', () => {
  const settings = readFileSync(`${root}/docs/settings.md`, 'utf8');
  const table = [...settings.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/([A-Z][A-Z_]+)=/g),
  ]);
  const names = table.map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !read.includes(name))).toEqual([]);
});
