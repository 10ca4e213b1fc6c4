import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of the repository: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const skipped = new Set(['node_modules', 'dist', 'coverage', 'storybook-static', 'test-results', '__screenshots__']);

const pathsBelow = (folder: string): string[] => {
  if (!existsSync(`${root}/${folder}`)) return [];
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : pathsBelow(path);
    return [path];
  });
};

/** Returns every TypeScript file below some folders, sorted by path. */
export const sourcesBelow = (...folders: readonly string[]): readonly SourceFile[] =>
  folders
    .flatMap(pathsBelow)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** The folders of all workspaces, from the root. */
export const workspaces: readonly string[] = [
  ...readdirSync(`${root}/packages`).map((name) => `packages/${name}`),
  'mock-api',
  'contracts',
  'site',
  'stories',
].filter((folder) => existsSync(`${root}/${folder}/package.json`));

/** The manifest of a folder. */
export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly license?: unknown;
  readonly licenses?: unknown;
  readonly private?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Reads the manifest of a folder below the root; an empty string means the root. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as Manifest;

/** Returns whether a file is a test, a type test, a pact test or a story. */
export const isProof = (path: string): boolean => /\.(test|test-d|stories|spec)\.tsx?$/.test(path);

/** Removes the comments from a text and keeps the line numbers. */
export const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/[^\n]*/g, (_, before: string) => before);

const importPatterns = [
  /\b(?:import|export)\s+(?:type\s+)?[\w*{}\s,$]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
];

/** Returns the specifiers in a file's import and export statements and import calls. */
export const importsOf = ({ text }: SourceFile): readonly string[] => {
  const bare = withoutComments(text);
  return importPatterns.flatMap((pattern) => [...bare.matchAll(pattern)].map((match) => match[1] ?? ''));
};

/** Resolves a relative import of a file to a path from the root. */
export const resolved = (from: string, specifier: string): string => {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
};
