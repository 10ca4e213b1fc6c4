import { isProof, withoutComments, type SourceFile } from './repository.ts';

const escapes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['any', /(:\s*|\bas\s+|<)any\b(?!\w)/],
  ['a double cast', /\bas unknown\s+as\b/],
  ['a cast to never', /\bas never\b/],
];

const comments: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a silenced error', /@ts-(expect-error|ignore|nocheck)/],
];

const hasReason = (line: string | undefined): boolean =>
  /^\s*\/\/ \S+ \S+/.test(line ?? '') && !/@ts-/.test(line ?? '');

/** Returns casts and silenced errors without a reason in a `//` comment on the line above. */
export const unexplainedCasts = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !isProof(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      const bare = withoutComments(text).split('\n');
      return lines.flatMap((line, index) =>
        [
          ...escapes.filter(([, pattern]) => pattern.test(bare[index] ?? '')),
          ...comments.filter(([, pattern]) => pattern.test(line)),
        ]
          .filter(() => !hasReason(lines[index - 1]))
          .map(([name]) => `${path}:${index + 1}: ${name} without a reason on the line above`),
      );
    });

/** The number of casts to `never` in all files, tests too. */
export const neverCasts = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + (withoutComments(text).match(/\bas never\b/g) ?? []).length, 0);
