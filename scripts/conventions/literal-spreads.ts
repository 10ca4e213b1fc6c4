import { messagesIn } from './messages-in.ts';
import type { SourceFile } from './repository.ts';

/** Returns the spreads of object literals among the props of an element; props that are always there are written out. */
export const literalSpreads = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) =>
    messagesIn(file, (report) => ({
      JSXSpreadAttribute: ({ argument, start }) => {
        if (argument.type === 'ObjectExpression') report('props are spread from an object literal', start);
      },
    })),
  );
