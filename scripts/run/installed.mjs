import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null);

const isSame = (a, b) => ['version', 'integrity', 'resolved', 'link'].every((key) => a[key] === b[key]);

/**
 * Whether the installed dependencies of a folder match its lockfile. After each installation npm lists what it installed in
 * node_modules/.package-lock.json. Optional packages may be missing: most of them are for other platforms.
 */
export const isInstalled = (folder) => {
  const locked = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (locked === null || installed === null) return false;
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const actual = installed[path];
      return actual === undefined ? entry.optional === true : isSame(entry, actual);
    });
};

/**
 * Installs the dependencies of a folder. Includes devDependencies, which npm omits when NODE_ENV is production, as the build
 * needs them; runs no scripts of packages, as nothing needs them. Returns whether the installation succeeded.
 */
export const install = (folder) => {
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  return status === 0;
};
