import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestOf, root, workspaces } from './repository.ts';

interface Locked {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

const lockfile = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(lockfile.packages).filter(([path]) => path.includes('node_modules/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every installed package has a hash in the lockfile', () => {
  expect(installed.length).toBeGreaterThan(1000);
  const unknown = installed.filter(([, each]) => each.link !== true && each.inBundle !== true && !each.integrity);
  expect(unknown.map(([path]) => path)).toEqual([]);
});

test('every package with an install script is decided on, and none of them is needed', () => {
  const { allowScripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { allowScripts: object };
  const withScript = installed.filter(([, each]) => each.hasInstallScript === true).map(([path]) => nameOf(path));
  expect([...new Set(withScript)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  expect(readFileSync(`${root}/scripts/run/installed.mjs`, 'utf8')).toContain(`'--ignore-scripts'`);
});

test.each(['.', ...workspaces])('the versions in %s are exact, so that only the lockfile changes them', (folder) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+/.test(version))).toEqual([]);
});
