import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolved, root, type Manifest, type SourceFile } from './repository.ts';

/** Reads a file of the repository by its path. */
export type Read = (path: string) => SourceFile;

/** Reads from the disk. */
export const fromDisk: Read = (path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') });

const expand = (folder: string, target: string): readonly string[] => {
  const path = resolved(`${folder}/package.json`, target);
  const [before = '', after] = path.split('*');
  if (after === undefined) return existsSync(`${root}/${path}`) ? [path] : [];
  const parent = before.replace(/\/$/, '');
  const entries = existsSync(`${root}/${parent}`) ? readdirSync(`${root}/${parent}`) : [];
  return entries
    .map((name) => (after.startsWith('/') ? `${parent}/${name}${after}` : `${parent}/${name}`))
    .filter((each) => each.endsWith(after) && existsSync(`${root}/${each}`));
};

/** The source files behind a package's entry points. */
export const entryFiles = (folder: string, { exports = {} }: Manifest): readonly string[] =>
  Object.values(exports).flatMap((conditions) => {
    const source = (conditions as { '@lounge/source'?: string } | null)?.['@lounge/source'];
    return source === undefined ? [] : expand(folder, source);
  });

const declaration = (name: string): RegExp =>
  new RegExp(`^export (?:declare |abstract |async )*(?:const|function\\*?|class|interface|type|let) ${name}\\b`, 'm');

const anyDeclaration = /^export (?:declare |abstract |async )*(?:const|function\*?|class|interface|type|let) (\w+)/gm;
const reexport = /^export (?:type )?(\*|\{[^}]*\}) from '([^']+)';/gm;

/** Returns whether a doc comment with at least two words precedes the index in a text. */
const hasDocComment = (text: string, at: number): boolean => {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:\/\/[^\n]*\s*)*$/.exec(text.slice(0, at))?.[1];
  if (comment === undefined) return false;
  const words = comment.replace(/^\s*\*/gm, ' ').split(/(?:^|\s)@\w/)[0] ?? '';
  return /\w+\W+\w+/.test(words);
};

/** Returns exports of an entry file, followed through re-exports, that have no doc comment. */
export const undocumented = (path: string, read: Read, only: ReadonlySet<string> | null = null): readonly string[] => {
  const { text } = read(path);
  const own = [...text.matchAll(anyDeclaration)]
    .map((match) => match[1] ?? '')
    .filter((name) => only === null || only.has(name))
    .filter((name) => !hasDocComment(text, text.search(declaration(name))))
    .map((name) => `${path}: ${name} has no doc comment`);
  const reexported = [...text.matchAll(reexport)].flatMap(([, what = '', from = '']) => {
    if (!from.startsWith('.')) return [];
    const list =
      what === '*'
        ? null
        : what
            .slice(1, -1)
            .split(',')
            .map((each) => each.trim().replace(/^type /, ''));
    const names = list === null ? only : new Set(list.map((each) => each.split(/\s+as\s+/)[0] ?? ''));
    return undocumented(resolved(path, from), read, names);
  });
  return [...new Set([...own, ...reexported])];
};
