import type { SourceFile } from './repository.ts';

/** The maximum of lines in a file, by its kind. */
const maxLines = { source: 300, test: 300, story: 250 } as const;

/** The maximum of specification tags in a file; a file with more is a mere list. */
const maxTags = { source: 60, proof: 25 } as const;

const kindOf = (path: string): keyof typeof maxLines =>
  /\.stories\.tsx?$/.test(path) ? 'story' : /\.(test(-d)?|spec)\.tsx?$/.test(path) ? 'test' : 'source';

/** Returns files that have too many lines or too many tags, a message each. */
export const overBudget = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const kind = kindOf(path);
    const lines = text.trimEnd().split('\n').length;
    const tags = (
      text.match(/\b(rest|query|socket|entity|state|rule|error|constant|route|screen|component|feature):[a-z]/g) ?? []
    ).length;
    const limit = kind === 'source' ? maxTags.source : maxTags.proof;
    return [
      ...(lines > maxLines[kind] ? [`${path}: ${lines} lines, a ${kind} has at most ${maxLines[kind]}`] : []),
      ...(text.includes('@spec') && tags > limit ? [`${path}: ${tags} tags, at most ${limit}`] : []),
    ];
  });
