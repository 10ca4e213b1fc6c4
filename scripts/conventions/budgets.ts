import type { SourceFile } from './repository.ts';

/** The most lines of a file, by its kind. */
const mostLines = { source: 300, test: 300, story: 250 } as const;

/** Most tags of the specification in a file; beyond that it is a list. */
const mostTags = { source: 60, proof: 25 } as const;

const kindOf = (path: string): keyof typeof mostLines =>
  /\.stories\.tsx?$/.test(path) ? 'story' : /\.(test(-d)?|spec)\.tsx?$/.test(path) ? 'test' : 'source';

/** Files that are longer than their kind may be, or that only list tags. */
export const overBudget = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const kind = kindOf(path);
    const lines = text.trimEnd().split('\n').length;
    const tags = (
      text.match(/\b(rest|query|socket|entity|state|rule|error|constant|route|screen|component|feature):[a-z]/g) ?? []
    ).length;
    const most = kind === 'source' ? mostTags.source : mostTags.proof;
    return [
      ...(lines > mostLines[kind] ? [`${path}: ${lines} lines, a ${kind} has at most ${mostLines[kind]}`] : []),
      ...(text.includes('@spec') && tags > most ? [`${path}: ${tags} tags, at most ${most}`] : []),
    ];
  });
