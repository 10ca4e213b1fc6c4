import { basename } from 'node:path';
import type { Declaration } from '@lounge/protocol';
import { importsOf, isProof, type SourceFile } from '../conventions/repository.ts';
import { missingIn } from './missing.ts';
import type { Evidence, ModuleAccount, PactOf, SpecTag } from './module-account.ts';

export type { Evidence, ModuleAccount, PactOf } from './module-account.ts';

const trees = ['packages/protocol', 'packages/stores', 'packages/testing', 'mock-api', 'contracts', 'site', 'stories'];

const treeOf = (path: string): string => trees.find((tree) => path.startsWith(`${tree}/`)) ?? '';

/** Returns whether a file belongs to the module: by its folder or name, or as a consumer test of its calls without a module's name. */
const belongs =
  (id: string, allIds: ReadonlySet<string>) =>
  (file: SourceFile): boolean => {
    const { path } = file;
    const [, pathInTree = ''] = /^[\w-]+(?:\/[\w-]+)?\/(?:src|screens)\/(.*)$/.exec(path) ?? [];
    if (pathInTree.startsWith(`${id}/`) || pathInTree === `${id}.ts` || pathInTree === `${id}.pact.test.ts`)
      return true;
    const [, other] = /^contracts\/src\/([\w-]+\/[\w-]+)\.pact\.test\.ts$/.exec(path) ?? [];
    return other !== undefined && !allIds.has(other) && importsOf(file)[0] === `@lounge/protocol/${id}`;
  };

const statesIn = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/^export const (\w+) = (state|event)\('([^']+)'/gm)].map(
    ([, name, kind, sentence]) => `${name}, ${kind === 'event' ? 'an event' : 'a state'}: ${sentence}`,
  );

const classesIn = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/^export class (\w+)/gm)].map(([, name = '']) => name);

const tagPattern =
  /\b(?:rest|query|socket|entity|state|rule|error|constant|route|screen|component|feature):[A-Za-z][\w.-]*/g;

/** The tags in the `@spec` lines of a file. */
const tagsIn = ({ text }: SourceFile): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.includes('@spec '))
    .flatMap((line) => line.slice(line.indexOf('@spec ')).match(tagPattern) ?? []);

const tagsOf = (files: readonly SourceFile[]): readonly SpecTag[] => {
  const proven = new Set(files.filter(({ path }) => isProof(path)).flatMap(tagsIn));
  const all = [...new Set(files.flatMap(tagsIn))].toSorted();
  return all.map((tag) => ({ tag, isProven: proven.has(tag) }));
};

const renderedEntries = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => path.startsWith('site/'))
      .flatMap(importsOf)
      .flatMap((name) => /^@lounge\/kit\/([\w-]+)$/.exec(name)?.[1] ?? []),
  );

const byTree = (files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    trees
      .map((tree) => [tree, files.map(({ path }) => path).filter((path) => treeOf(path) === tree)] as const)
      .filter(([, paths]) => paths.length > 0),
  );

/** Returns whether an interaction is about a declaration: it has its id, or expects a frame of its type. */
const isAbout =
  (each: Declaration) =>
  ({ call, type }: PactOf): boolean =>
    call === each.id || (each.kind === 'push' && type === each.type);

/** Returns everything that the repository contains of a module, and what a complete module would have in addition. */
export const accountOf = (id: string, evidence: Evidence, allIds: readonly string[]): ModuleAccount => {
  const files = evidence.files.filter(belongs(id, new Set(allIds)));
  const declared = evidence.declared.filter((each) => each.id.startsWith(`${id}/`));
  const inTree = (tree: string) => files.filter(({ path }) => path.startsWith(`${tree}/`) && !isProof(path));
  const rendered = renderedEntries(files);
  const contents = {
    id,
    declared,
    handled: evidence.handled.filter((call) => call.startsWith(`${id}/`)),
    states: inTree('mock-api').flatMap(statesIn),
    pacts: evidence.pacts.filter((pact) => declared.some((each) => isAbout(each)(pact))),
    stores: inTree('packages/stores').flatMap(classesIn),
    screens: inTree('site').flatMap(({ path }) => /([A-Z]\w*Screen)\.tsx$/.exec(path)?.[1] ?? []),
    screenStories: files.flatMap(({ path }) => (path.startsWith('stories/screens/') ? [basename(path)] : [])),
    kitStories: evidence.files.flatMap(({ path }) => {
      const entry = /^stories\/kit\/([\w-]+)\/.*\.stories\.tsx$/.exec(path)?.[1];
      return entry !== undefined && rendered.has(entry) ? [path.slice('stories/'.length)] : [];
    }),
    tags: tagsOf(files),
    files: byTree(files),
  };
  const withoutPact = declared.filter((each) => !evidence.pacts.some(isAbout(each))).map((each) => each.id);
  return { ...contents, missing: missingIn(contents, withoutPact) };
};
