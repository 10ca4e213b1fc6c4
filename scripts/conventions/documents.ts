import { resolved, type SourceFile } from './repository.ts';

const withoutExamples = (text: string): string => text.replace(/```[\s\S]*?```/g, '');

/** Relative links of documents that lead nowhere; `isThere` tells of a path from the root. */
export const brokenLinks = (documents: readonly SourceFile[], isThere: (path: string) => boolean): readonly string[] =>
  documents.flatMap(({ path, text }) =>
    [...withoutExamples(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target.split('#')[0] ?? '')
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
      .filter((target) => !isThere(resolved(path, target).replace(/\/$/, '')))
      .map((target) => `${path}: ${target} leads nowhere`),
  );

/** `npm run` commands in documents that there are no scripts for. */
export const unknownCommands = (documents: readonly SourceFile[], scripts: ReadonlySet<string>): readonly string[] =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.has(name))
      .map((name) => `${path}: there is no npm run ${name}`),
  );
