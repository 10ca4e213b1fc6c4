import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null);

const isSame = (a, b) => ['version', 'integrity', 'resolved', 'link'].every((key) => a[key] === b[key]);

/** Names the lockfile by which the dependencies of a workspace were installed without the others; npm removes it with them. */
const stampOf = (folder) => join(folder, 'node_modules/.workspace.json');
const lockfileOf = (folder) => join(folder, 'package-lock.json');

const isStamped = (folder, workspace) => {
  if (!existsSync(stampOf(folder))) return false;
  const stamp = JSON.parse(readFileSync(stampOf(folder), 'utf8'));
  return stamp.workspace === workspace && stamp.lockfile === readFileSync(lockfileOf(folder), 'utf8');
};

// After each installation npm lists what it installed in node_modules/.package-lock.json. Optional packages may be missing: most of them are
// for other platforms.
/** Whether the installed dependencies of a folder match its lockfile: all of them, or those of one workspace and of what it links. */
export const isInstalled = (folder, workspace = null) => {
  const locked = packagesIn(lockfileOf(folder));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (locked === null || installed === null) return false;
  const isPart = workspace !== null && isStamped(folder, workspace);
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const actual = installed[path];
      return actual === undefined ? isPart || entry.optional === true : isSame(entry, actual);
    });
};

const npm = (folder, ...args) =>
  spawnSync('npm', [...args, '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;

// With devDependencies, which npm omits when NODE_ENV is production, as the build needs them; without scripts of packages, as nothing needs
// them. What was installed for a workspace stays when the rest follows, as a server may run on it.
/** Installs the dependencies of a folder by its lockfile, all of them or those of one workspace. Returns whether that succeeded. */
export const install = (folder, workspace = null) => {
  if (workspace === null) {
    const isPart = existsSync(stampOf(folder));
    if (!npm(folder, isPart ? 'install' : 'ci')) return false;
    rmSync(stampOf(folder), { force: true });
    return true;
  }
  if (!npm(folder, 'ci', `--workspace=${workspace}`)) return false;
  writeFileSync(stampOf(folder), JSON.stringify({ workspace, lockfile: readFileSync(lockfileOf(folder), 'utf8') }));
  return true;
};
