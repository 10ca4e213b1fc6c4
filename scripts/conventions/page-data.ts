import { messagesIn } from './messages-in.ts';
import type { SourceFile } from './repository.ts';

/** The hook by which a part of a page reads. */
const hook = 'site/src/shared/use-read.ts';

const effect = /\buse(?:Layout)?Effect$/;
const loads = /\.(?:re)?load\w*\(/;

/** Returns the effects of the site that load data, but for those of the hook and of tests. */
export const loadsInEffects = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path !== hook && !/\.test\.tsx?$/.test(path))
    .flatMap((file) =>
      messagesIn(file, (report) => ({
        CallExpression: ({ callee, start, end }) => {
          const { text } = file;
          if (effect.test(text.slice(callee.start, callee.end)) && loads.test(text.slice(callee.end, end)))
            report("a page loads in its route's `load`, a part of a page by `useRead`", start);
        },
      })),
    );
