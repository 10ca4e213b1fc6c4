import { existsSync, readFileSync } from 'node:fs';
import { root, type Manifest } from './repository.ts';

/** Licences that shipped packages may have. */
const allowedLicences: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'CC-BY-4.0',
];

/**
 * Packages with another licence that are installed but not loaded, with what proves it. MPL-2.0 covers the files of the package itself
 * and asks nothing of those who only install it.
 */
export const unloadedPackages: Readonly<Record<string, { readonly licence: string; readonly entry: string }>> = {
  // werift needs it for recordings, in entries that nothing here imports.
  mediabunny: { licence: 'MPL-2.0', entry: 'node_modules/werift/lib/index.mjs' },
};

const clean = (text: string): string => text.replace(/[()]/g, '').trim();

/** Returns the licence in a manifest as one expression; empty if there is none. */
export const licenceOf = ({ license, licenses }: Manifest): string => {
  if (typeof license === 'string') return license;
  const list = Array.isArray(licenses) ? licenses : [license];
  return list
    .map((each) => (each as { type?: string } | null | undefined)?.type ?? '')
    .filter(Boolean)
    .join(' OR ');
};

/** Returns whether an expression allows an allowed choice: one of `OR`, all of `AND`. */
export const isAllowed = (expression: string): boolean =>
  expression !== '' &&
  clean(expression)
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowedLicences.includes(clean(each))));

const manifestAt = (path: string): Manifest | null =>
  existsSync(`${path}/package.json`) ? (JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as Manifest) : null;

/** Resolves a dependency as Node does: the package's own node_modules first, then those of its parent folders. */
const folderOf = (name: string, from: string): string | null => {
  for (let at = from; at.length >= root.length; at = at.slice(0, at.lastIndexOf('/'))) {
    if (existsSync(`${at}/node_modules/${name}/package.json`)) return `${at}/node_modules/${name}`;
  }
  return null;
};

/** Returns the manifests of all production dependencies of some folders, transitively, by their installed path. */
export const shipped = (folders: readonly string[]): ReadonlyMap<string, Manifest> => {
  const found = new Map<string, Manifest>();
  const visit = (path: string): void => {
    const manifest = manifestAt(path);
    if (manifest === null || found.has(path)) return;
    found.set(path, manifest);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    // Whoever wants an optional peer installs it.
    const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
    for (const name of new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])) {
      const dependency = folderOf(name, path);
      if (dependency !== null) visit(dependency);
    }
  };
  folders.forEach((folder) => visit(`${root}/${folder}`));
  return found;
};
