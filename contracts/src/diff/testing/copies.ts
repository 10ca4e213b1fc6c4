import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const contracts = fileURLToPath(new URL('../../..', import.meta.url));
/** A new folder for the copies of a test file. */
export const newDirectory = (): string => mkdtempSync(join(tmpdir(), 'lounge-diff-'));

/** A folder with the committed documents and pacts. */
export const copied = (directory: string, name: string): string => {
  const folder = join(directory, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const each of ['docs', 'pacts', 'package.json'])
    cpSync(join(contracts, each), join(folder, each), { recursive: true });
  return folder;
};

/** Changes the text of a file in a copy. */
export const edit = (folder: string, file: string, change: (text: string) => string): void => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  // A replacement that finds nothing would make its test say nothing.
  expect(after).not.toBe(before);
  writeFileSync(path, after);
};

/** A document in a copy. */
// oxlint-disable-next-line typescript/no-explicit-any -- facts of documents are changed, whatever they are
export type Document = any;

/** Changes a JSON document in a copy. */
export const editJson = (folder: string, file: string, change: (document: Document) => void): void =>
  edit(folder, file, (text) => {
    const document: Document = JSON.parse(text);
    change(document);
    return JSON.stringify(document);
  });

/** The paths of documents and pacts that tests change. */
export const openApi = 'docs/openapi.json';
export const asyncApi = 'docs/asyncapi.json';
export const sdl = 'docs/vxql.graphql';

/** A query with its description in the SDL. */
export const modelById = /^ {2}"""\n(?:(?! {2}""").*\n)* {2}"""\n {2}modelById\((?:.*\n)*? {2}\): Actor!\n/m;
/** The id of that query, which is required. */
export const optionalId = /(modelById\(\n.*\n {4}id: Int)!/;
/** The argument and the answer of that query. */
export const ofModelById = /(modelById\(\n.*\n {4}id: Int!)(\n {2}\): Actor!)/;
