import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './repository.ts';

const folder = `${root}/docs/decisions`;

const decisions = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));

const links = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/\[([^\]]*)\]\(([^)#\s]+)[^)]*\)/g)].map(
  ([, label = '', target = '']) => ({ label, target }),
);

test('the index links every decision once, by its number', () => {
  expect(decisions.length).toBeGreaterThan(100);
  const linked = links.filter(({ target }) => /^\d{4}-/.test(target));
  expect(linked.map(({ target }) => target).toSorted()).toEqual(decisions.toSorted());
  expect(linked.filter(({ label, target }) => label !== target.slice(0, 4))).toEqual([]);
});

test('no link of the index leads nowhere', () => {
  expect(links.filter(({ target }) => !existsSync(`${folder}/${target}`))).toEqual([]);
});
