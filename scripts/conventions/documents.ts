import { resolved, type SourceFile } from './repository.ts';

const withoutExamples = (text: string): string => text.replace(/```[\s\S]*?```/g, '');

/** Returns relative links of documents to files that do not exist; `exists` takes a path from the root. */
export const brokenLinks = (documents: readonly SourceFile[], exists: (path: string) => boolean): readonly string[] =>
  documents.flatMap(({ path, text }) =>
    [...withoutExamples(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target.split('#')[0] ?? '')
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
      .filter((target) => !exists(resolved(path, target).replace(/\/$/, '')))
      .map((target) => `${path}: ${target} does not exist`),
  );

/** Returns `npm run` commands in documents that package.json does not define. */
export const unknownCommands = (documents: readonly SourceFile[], scripts: ReadonlySet<string>): readonly string[] =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z][a-z-]*[a-z])/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.has(name))
      .map((name) => `${path}: there is no npm run ${name}`),
  );
