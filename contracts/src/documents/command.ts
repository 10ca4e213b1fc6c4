import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { documents, type Document } from './all.ts';

const isFresh = ({ path, text }: Document): boolean => existsSync(path) && readFileSync(path, 'utf8') === text;

/** The names of documents that differ from what the declarations say. */
export const staleDocuments = (): readonly string[] =>
  documents()
    .filter((each) => !isFresh(each))
    .map(({ name }) => name);

/** Writes the documents, or only looks whether they are fresh; true if they are. */
export const runExport = ({ check }: { readonly check: boolean }, say: (line: string) => void): boolean => {
  const stale = documents().filter((each) => !isFresh(each));
  if (check) {
    for (const { name } of stale) say(`STALE ${name}: run "npm run contracts -- export" and commit it.`);
    if (stale.length === 0) say('All documents are fresh.');
    return stale.length === 0;
  }
  for (const { path, text } of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  say(stale.length === 0 ? 'All documents are fresh.' : `Written: ${stale.map(({ name }) => name).join(', ')}.`);
  return true;
};
