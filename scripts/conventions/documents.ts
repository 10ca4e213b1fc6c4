import type { SourceFile } from './repository.ts';

/** Returns `npm run` commands in documents that package.json does not define. */
export const unknownCommands = (documents: readonly SourceFile[], scripts: ReadonlySet<string>): readonly string[] =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z][a-z-]*[a-z])/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.has(name))
      .map((name) => `${path}: there is no npm run ${name}`),
  );
