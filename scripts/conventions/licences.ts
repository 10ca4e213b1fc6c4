import { existsSync, readFileSync } from 'node:fs';
import { root, type Manifest } from './repository.ts';

/** Licences that what we ship may have. */
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

const clean = (text: string): string => text.replace(/[()]/g, '').trim();

/** The licence that a manifest names, as one expression; empty where it names none. */
export const licenceOf = ({ license, licenses }: Manifest): string => {
  if (typeof license === 'string') return license;
  const list = Array.isArray(licenses) ? licenses : [license];
  return list
    .map((each) => (each as { type?: string } | null | undefined)?.type ?? '')
    .filter(Boolean)
    .join(' OR ');
};

/** Whether an expression leaves a choice that is allowed: one of `OR`, all of `AND`. */
export const isAllowed = (expression: string): boolean =>
  expression !== '' &&
  clean(expression)
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowedLicences.includes(clean(each))));

const manifestAt = (path: string): Manifest | null =>
  existsSync(`${path}/package.json`) ? (JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as Manifest) : null;

/** Where a package that another one names is installed: its own node_modules first, then those above. */
const placeOf = (name: string, from: string): string | null => {
  for (let at = from; at.length >= root.length; at = at.slice(0, at.lastIndexOf('/'))) {
    if (existsSync(`${at}/node_modules/${name}/package.json`)) return `${at}/node_modules/${name}`;
  }
  return null;
};

/** Everything that the production dependencies of some folders bring along, by the place it is installed at. */
export const shipped = (folders: readonly string[]): ReadonlyMap<string, Manifest> => {
  const found = new Map<string, Manifest>();
  const visit = (path: string): void => {
    const manifest = manifestAt(path);
    if (manifest === null || found.has(path)) return;
    found.set(path, manifest);
    const wanted = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies };
    for (const name of Object.keys(wanted)) {
      const place = placeOf(name, path);
      if (place !== null) visit(place);
    }
  };
  folders.forEach((folder) => visit(`${root}/${folder}`));
  return found;
};
