import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collections } from '../../seed/check-seeds.ts';
import { seedNumber } from '../../seed/rows.ts';
import { copySeeds, readCheckedSeeds, readRows, writeRows, writeSeedsBack } from './seed-files.ts';
import { dataDirectory } from './seeds.ts';

let home: string;
let committed: string;
let editorFolder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'seeds-'));
  [committed, editorFolder] = [join(home, 'committed'), join(home, 'editorFolder')];
  copySeeds(committed);
  copySeeds(editorFolder);
});
afterEach(() => rmSync(home, { recursive: true }));

const text = (directory: string, name: string) => readFileSync(join(directory, `${name}.json`), 'utf8');
const edited = () =>
  (readRows(editorFolder, 'gifts') as { id: number; price: number }[]).map((row) =>
    row.id === 2 ? { ...row, price: 900 } : row,
  );

test('copies missing files, and all files with `all`', () => {
  rmSync(join(editorFolder, 'albums.json'));
  writeRows(editorFolder, 'gifts', null, []);
  expect(copySeeds(editorFolder)).toEqual(['albums']);
  expect(readRows(editorFolder, 'gifts')).toEqual([]);
  expect(copySeeds(editorFolder, { all: true })).toEqual(collections);
  for (const name of collections) expect(text(editorFolder, name)).toBe(text(dataDirectory, name));
});

test('writes nothing back without edits', () => {
  expect(writeSeedsBack(editorFolder, committed)).toEqual([]);
});

test('writes an edit back with the seed number null, and restores the number when the edit is undone', () => {
  writeRows(editorFolder, 'gifts', seedNumber, edited());
  expect(writeSeedsBack(editorFolder, committed)).toEqual(['gifts']);
  const before = text(dataDirectory, 'gifts');
  expect(text(committed, 'gifts')).toBe(
    before.replace(`"seed": ${seedNumber}`, '"seed": null').replace('"price":800', '"price":900'),
  );
  expect(readCheckedSeeds(committed).gifts[1]?.price).toBe(900);
  copySeeds(editorFolder, { all: true });
  expect(writeSeedsBack(editorFolder, committed)).toEqual(['gifts']);
  expect(text(committed, 'gifts')).toBe(before);
  expect(readdirSync(committed).toSorted()).toEqual(collections.map((name) => `${name}.json`).toSorted());
});

test.each([
  ['{', 'gifts.json is no seed file; it must be JSON with "seed" and "rows".'],
  ['{"rows":{}}', 'gifts.json is no seed file; it must be JSON with "seed" and "rows".'],
  ['{"seed":1,"rows":[{"id":1}]}', 'gifts: row 1 does not fit at name.'],
])('rejects the file %s with a sentence and writes nothing', (content, sentence) => {
  writeRows(editorFolder, 'jumbotron', null, []);
  writeFileSync(join(editorFolder, 'gifts.json'), content);
  expect(() => writeSeedsBack(editorFolder, committed)).toThrow(sentence);
  for (const name of collections) expect(text(committed, name)).toBe(text(dataDirectory, name));
});

test('reports a missing file', () => {
  rmSync(join(editorFolder, 'videos.json'));
  expect(() => readCheckedSeeds(editorFolder)).toThrow('videos.json is missing.');
});
