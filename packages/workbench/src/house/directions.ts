import { importsOf, isProof, resolved, type SourceFile } from './repository.ts';

/** Which packages of the house each tree's source may import. Tests are checked by what their package declares. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  'packages/locale': [],
  'packages/protocol': [],
  'packages/art': [],
  'packages/transport': ['protocol', 'locale'],
  'packages/stores': ['protocol', 'transport', 'locale'],
  'packages/kit': ['locale'],
  'packages/workbench': ['protocol', 'transport', 'mock-api'],
  'packages/host': ['site', 'mock-api', 'art', 'locale', 'protocol', 'transport', 'stores', 'kit'],
  'mock-api': ['protocol', 'locale', 'art'],
  contracts: ['protocol', 'transport', 'stores', 'mock-api', 'workbench', 'locale', 'art'],
  site: ['protocol', 'transport', 'stores', 'locale', 'kit'],
  stories: ['kit', 'site', 'mock-api', 'art', 'workbench', 'locale', 'stores', 'transport', 'protocol'],
};

const registryBanned = new Set(['packages/transport', 'packages/stores', 'packages/kit', 'site']);
const areas = ['foundation', 'content', 'engagement'] as const;

/** A screen of the site, its routes and what it is made of put rooms of all areas together. */
const joinsRooms = (path: string): boolean => /^site\/src\/.*(Screen\.tsx|Room\.ts|[-/]routes?\.ts)$/.test(path);

const treeOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 2 : 1)
    .join('/');

const areaOf = (path: string): number =>
  areas.findIndex((area) => new RegExp(`(^|/)src/${area}/|^@lounge/[\\w-]+/${area}/`).test(path));

const misdirected = (file: SourceFile, specifier: string): string | null => {
  const tree = treeOf(file.path);
  const target = specifier.startsWith('.') ? resolved(file.path, specifier) : specifier;
  if (specifier.startsWith('.') && treeOf(target) !== tree) return 'leaves its package by a relative path';
  const [, name] = /^@lounge\/([\w-]+)/.exec(specifier) ?? [];
  if (name !== undefined && !(allowed[tree] ?? []).includes(name)) return `${tree} may not import ${name}`;
  if (specifier === '@lounge/protocol/registry' && registryBanned.has(tree)) return 'loads the whole contract';
  const [own, other] = [areaOf(file.path), areaOf(target)];
  if (own >= 0 && other > own && !joinsRooms(file.path)) return `${areas[own]} stands below ${areas[other]}`;
  return null;
};

/** Imports that run against the direction of trees or areas, a line each. */
export const againstDirection = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !isProof(path))
    .flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const reason = misdirected(file, specifier);
        return reason === null ? [] : [`${file.path}: ${specifier} ${reason}`];
      }),
    );

const roomPattern = /^(?:packages\/)?[\w-]+\/src\/(foundation|content|engagement)\/([\w-]+)\//;
const openFiles = /\/(index|ports|messages|statements|shapes|shape-[\w-]+|[\w-]+\.messages)\.tsx?$/;

/**
 * Imports of another room that go past its `index.ts` or a port. Inside mock-api rooms share `statements.ts` and
 * `shape-*.ts`; a protocol room shares `shapes.ts`; the site's rooms share connected elements and message files.
 */
export const pastTheDoor = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !isProof(path) && !path.startsWith('site/') && !path.startsWith('contracts/'))
    .flatMap((file) => {
      const own = roomPattern.exec(file.path);
      return importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .flatMap((specifier) => {
          const target = resolved(file.path, specifier);
          const other = roomPattern.exec(target);
          if (own === null || other === null || own[2] === other[2] || openFiles.test(target)) return [];
          return [`${file.path}: ${specifier} goes past the door of ${other[2]}`];
        });
    });
