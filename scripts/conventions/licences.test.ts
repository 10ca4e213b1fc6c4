import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { isAllowed, licenceOf, shipped, unloadedPackages } from './licences.ts';
import { root, workspaces } from './repository.ts';

const forTests = new Set(['contracts', 'stories', 'packages/testing']);

test('every shipped package has an allowed licence', () => {
  const found = shipped(workspaces.filter((folder) => !forTests.has(folder)));
  expect(found.size).toBeGreaterThan(40);
  const rejected = [...found.values()].filter(
    (manifest) =>
      !isAllowed(licenceOf(manifest)) && unloadedPackages[manifest.name ?? '']?.licence !== licenceOf(manifest),
  );
  expect(rejected.map((manifest) => `${manifest.name} ${manifest.version}: ${licenceOf(manifest)}`)).toEqual([]);
});

test.each(Object.entries(unloadedPackages))('%s is not loaded', (name, { entry }) => {
  const text = readFileSync(`${root}/${entry}`, 'utf8');
  expect(text.length).toBeGreaterThan(1000);
  expect(text).not.toContain(name);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0-or-later', false],
  ['', false],
  ['SEE LICENSE IN LICENSE.txt', false],
])('the licence "%s" is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test.each([
  [{ name: 'a', license: 'MIT' }, 'MIT'],
  [{ name: 'a', license: { type: 'ISC' } }, 'ISC'],
  [{ name: 'a', licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, 'MIT OR GPL-2.0'],
  [{ name: 'a' }, ''],
])('reads from the manifest %o the licence "%s"', (manifest, licence) => {
  expect(licenceOf(manifest)).toBe(licence);
});
