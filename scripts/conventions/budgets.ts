import { isProof, type SourceFile } from './repository.ts';

/** The maximum of lines in a file; the linter warns above 300. */
const maxLines = 400;

/** The maximum of specification tags in a file; a file with more is a mere list. */
const maxTags = { source: 60, proof: 25 } as const;

/** Returns files that have too many lines or too many tags, a message each. */
export const overBudget = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    const tags = (
      text.match(/\b(rest|query|socket|entity|state|rule|error|constant|route|screen|component|feature):[a-z]/g) ?? []
    ).length;
    const limit = isProof(path) ? maxTags.proof : maxTags.source;
    return [
      ...(lines > maxLines ? [`${path}: ${lines} lines, at most ${maxLines}`] : []),
      ...(text.includes('@spec') && tags > limit ? [`${path}: ${tags} tags, at most ${limit}`] : []),
    ];
  });
