/** Packs the published packages and unpacks them into a project, for tests. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { manifestOf, root, workspaces, type Manifest } from '../conventions/repository.ts';

const execute = promisify(execFile);
const shell = process.platform === 'win32';

/** The folders of the published packages. */
export const published = workspaces.filter((folder) => manifestOf(folder).private !== true);

/** All paths and path patterns in a value of `exports`, under every condition. */
export const targetsOf = (exports: unknown): readonly string[] =>
  typeof exports === 'string' ? [exports.replace('./', '')] : Object.values(exports ?? {}).flatMap(targetsOf);

/** Those with modules to import; the others are a command. */
export const libraries = published.filter((folder) =>
  Object.values(manifestOf(folder).exports ?? {}).some((each) => targetsOf(each).at(-1)?.endsWith('.js')),
);

/** Those that run in browsers, so that bundlers must build them. */
export const forBrowsers = libraries.filter((folder) => manifestOf(folder).engines?.['node'] === undefined);

/** A package as packed by npm. */
export interface Tarball {
  readonly file: string;
  readonly manifest: Manifest;
  /** The paths of its files from the root of the package. */
  readonly paths: readonly string[];
}

/** Reads the manifest and the paths of a tarball. */
export async function readTarball(file: string): Promise<Tarball> {
  const [list, manifest] = await Promise.all([
    execute('tar', ['-tzf', file]),
    execute('tar', ['-xzOf', file, 'package/package.json']),
  ]);
  const paths = list.stdout.trim().split('\n');
  return {
    file,
    manifest: JSON.parse(manifest.stdout) as Manifest,
    paths: paths.map((path) => path.trim().replace(/^package\//, '')),
  };
}

/** Packs published packages with `npm pack`, in the order of their folders. */
export async function pack(destination: string, folders = published): Promise<readonly Tarball[]> {
  const chosen = folders.flatMap((folder) => ['-w', folder]);
  await execute('npm', ['pack', ...chosen, '--pack-destination', destination], { cwd: root, shell });
  const fileOf = ({ name, version }: Manifest) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  return Promise.all(folders.map((folder) => readTarball(join(destination, fileOf(manifestOf(folder))))));
}

/** The tarball of a workspace. Throws if it was not packed. */
export const tarballIn = (tarballs: readonly Tarball[], workspace: string): Tarball => {
  const { name } = manifestOf(workspace);
  const found = tarballs.find(({ manifest }) => manifest.name === name);
  if (found === undefined) throw new Error(`${workspace} was not packed.`);
  return found;
};

/** Those of our packages that a manifest names, and what they need in turn. */
export const neededBy = (
  { dependencies = {} }: Pick<Manifest, 'dependencies'>,
  tarballs: readonly Tarball[],
): readonly Tarball[] => {
  const needed = new Set<Tarball>();
  const add = (names: readonly string[]): void => {
    for (const tarball of tarballs.filter(({ manifest }) => names.includes(manifest.name))) {
      if (needed.has(tarball)) continue;
      needed.add(tarball);
      add(Object.keys({ ...tarball.manifest.dependencies, ...tarball.manifest.peerDependencies }));
    }
  };
  add(Object.keys(dependencies));
  return [...needed];
};

/** Unpacks a tarball into a folder, which is created. */
export async function unpackInto({ file }: Tarball, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await execute('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
}

/** Unpacks tarballs into a project's node_modules and links their third-party dependencies from this repository. */
export async function unpack(tarballs: readonly Tarball[], project: string): Promise<void> {
  for (const tarball of tarballs) {
    const { manifest } = tarball;
    await unpackInto(tarball, join(project, 'node_modules', manifest.name));
    const installed = join(
      root,
      published.find((each) => manifestOf(each).name === manifest.name) ?? '',
      'node_modules',
    );
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (name.startsWith('@lounge/')) continue;
      // A version that differs from the common one belongs to the package alone, as npm installs it.
      const own = join(installed, name);
      const hasOwn = existsSync(own);
      const link = join(project, 'node_modules', hasOwn ? `${manifest.name}/node_modules` : '', name);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(hasOwn ? own : join(root, 'node_modules', name), link, 'junction');
    }
  }
}

/** The parts of some paths that a pattern's asterisk matches; an empty string for an existing path without an asterisk. */
export function matchesOf(pattern: string, paths: readonly string[]): readonly string[] {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return paths.includes(pattern) ? [''] : [];
  const minLength = before.length + after.length;
  const matching = paths.filter((path) => path.length > minLength && path.startsWith(before) && path.endsWith(after));
  return matching.map((path) => path.slice(before.length, path.length - after.length));
}

/** The module specifiers of all JavaScript entries of a package. */
export const entriesOf = ({ manifest, paths }: Pick<Tarball, 'manifest' | 'paths'>): readonly string[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([key, value]) => {
    const target = targetsOf(value).at(-1) ?? '';
    if (!target.endsWith('.js')) return [];
    return matchesOf(target, paths).map((match) => `${manifest.name}${key.slice(1).replace('*', match)}`);
  });
