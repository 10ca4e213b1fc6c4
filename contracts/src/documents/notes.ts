import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleOf } from '../report/coverage.ts';

/** The tags in the docstring of a declaration. */
export interface Notes {
  /** The decision where the specification is silent. */
  readonly assumed: string | null;
  /** An oddity that is kept. */
  readonly quirk: string | null;
  /** The items of the specification that it implements. */
  readonly spec: readonly string[];
}

const source = fileURLToPath(new URL('../../../packages/protocol/src', import.meta.url));
const documentedExport = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g;

const tagText = (comment: string, tag: string): string | null => {
  const text = comment.replaceAll(/^\s*\* ?/gm, '').replaceAll(/\s+/g, ' ');
  return new RegExp(`@${tag} (.*?)(?= @\\w|$)`).exec(text)?.[1]?.trim() ?? null;
};

const notesIn = (text: string): readonly (readonly [string, Notes])[] =>
  [...text.matchAll(documentedExport)].map(([, comment = '', name = '']) => [
    name,
    {
      assumed: tagText(comment, 'assumed'),
      quirk: tagText(comment, 'quirk'),
      spec: tagText(comment, 'spec')?.split(/,\s*/) ?? [],
    },
  ]);

const modules = new Map<string, ReadonlyMap<string, Notes>>();

/** Returns the notes of a declaration, by its id. */
export const notesOf = (id: string): Notes => {
  const module = moduleOf(id);
  const directory = join(source, module);
  if (!modules.has(module)) {
    const texts = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'));
    modules.set(module, new Map(texts.flatMap(notesIn)));
  }
  return modules.get(module)?.get(id.slice(module.length + 1)) ?? { assumed: null, quirk: null, spec: [] };
};

/** Returns notes as the description of a document, empty if there are none. */
export const describedBy = ({ assumed, quirk }: Notes): { readonly description?: string } => {
  const lines = [assumed === null ? '' : `Assumed: ${assumed}`, quirk === null ? '' : `Kept as stated: ${quirk}`];
  const description = lines.filter((line) => line !== '').join('\n\n');
  return description === '' ? {} : { description };
};
