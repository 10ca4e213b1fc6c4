import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { documents, type Document } from './all.ts';
import { readFixtures } from './fixtures.ts';
import { fixturesPath } from './state-list.ts';

const isCurrent = ({ path, text }: Document): boolean => existsSync(path) && readFileSync(path, 'utf8') === text;

/** Returns the names of the documents that differ from the declarations. */
export const staleDocuments = (): readonly string[] =>
  documents()
    .filter((each) => !isCurrent(each))
    .map(({ name }) => name);

/** The file of the records that states make, made anew. */
const fixtureDocument = async (): Promise<Document> => {
  const text = `${JSON.stringify(await readFixtures(), null, 1)}\n`;
  return { name: 'contracts/docs/fixtures.json', path: fixturesPath, text };
};

/** Writes the documents or, with `check`, only compares them. Returns whether they are up to date. */
export const runExport = async (
  { check }: { readonly check: boolean },
  print: (line: string) => void,
): Promise<boolean> => {
  const fixtures = await fixtureDocument();
  const areFixturesCurrent = isCurrent(fixtures);
  // The list of states shows them, so they are written first.
  if (!check && !areFixturesCurrent) writeFileSync(fixtures.path, fixtures.text);
  if (check && !areFixturesCurrent) {
    print(`STALE ${fixtures.name}: run "npm run contracts -- export" and commit it.`);
    return false;
  }
  const stale = documents().filter((each) => !isCurrent(each));
  if (check) {
    for (const { name } of stale) print(`STALE ${name}: run "npm run contracts -- export" and commit it.`);
    if (stale.length === 0) print('All documents are up to date.');
    return stale.length === 0;
  }
  for (const { path, text } of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  print(stale.length === 0 ? 'All documents are up to date.' : `Written: ${stale.map(({ name }) => name).join(', ')}.`);
  return true;
};
