import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestOf, root, workspaces } from './repository.ts';

const published = workspaces.filter((each) => manifestOf(each).private !== true);
const textOf = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

const filesOf = (each: string): readonly string[] =>
  each === 'contracts'
    ? ['dist', 'pacts', 'docs', 'examples', 'README.md']
    : ['dist', '!dist/.tsbuildinfo', 'src', '!src/**/*.test*', 'README.md'];

test.each(published)('%s is built by its prepack script and packed with its files, licence and read-me', (each) => {
  const { scripts, files } = JSON.parse(textOf(`${each}/package.json`)) as { scripts?: unknown; files?: unknown };
  expect(scripts).toEqual({ prepack: `node ${each.split('/').fill('..').join('/')}/scripts/prepack.mjs` });
  expect(files).toEqual(expect.arrayContaining([...filesOf(each)]));
  expect(textOf(`${each}/LICENSE`)).toBe(textOf('LICENSE'));
  expect(existsSync(`${root}/${each}/README.md`)).toBe(true);
});

test.each(published)('the exports of %s use no condition that tools of other projects may set', (each) => {
  const conditions = Object.values(manifestOf(each).exports ?? {}).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.keys(value) : [],
  );
  // Files are exported without conditions.
  expect([...new Set(conditions)]).toEqual(each === 'contracts' ? [] : ['@lounge/source', 'types', 'default']);
});
