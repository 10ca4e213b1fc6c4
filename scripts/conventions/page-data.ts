import type { SourceFile } from './repository.ts';

/** The hook by which a part of a page reads. */
const hook = 'site/src/app/use-read.ts';

/** The text between the parentheses that open at an index. */
const callAt = (text: string, open: number): string => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(open, at);
  }
  return text.slice(open);
};

const loads = /\.load\w*\(/;

/** Returns the files of the site that load data in an effect of their own. */
export const loadsInEffects = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path !== hook && !/\.test\.tsx?$/.test(path))
    .filter(({ text }) =>
      [...text.matchAll(/\buse(?:Layout)?Effect\(/g)].some(({ index, 0: name }) =>
        loads.test(callAt(text, index + name.length - 1)),
      ),
    )
    .map(({ path }) => `${path}: a page loads in its route's \`load\`, a part of a page by \`useRead\``);
