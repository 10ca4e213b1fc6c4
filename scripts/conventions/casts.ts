import { isProof, withoutComments, type SourceFile } from './repository.ts';

const escapes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a double cast', /\bas unknown\s+as\b/],
  ['a cast to never', /\bas never\b/],
];

const hasReason = (line: string | undefined): boolean => /^\s*\/\/ \S+ \S+/.test(line ?? '');

/** Returns casts without a reason in a `//` comment on the line above. */
export const unexplainedCasts = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !isProof(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      const bare = withoutComments(text).split('\n');
      return bare.flatMap((line, index) =>
        escapes
          .filter(([, pattern]) => pattern.test(line) && !hasReason(lines[index - 1]))
          .map(([name]) => `${path}:${index + 1}: ${name} without a reason on the line above`),
      );
    });

/** The number of casts to `never` in all files, tests too. */
export const neverCasts = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + (withoutComments(text).match(/\bas never\b/g) ?? []).length, 0);
