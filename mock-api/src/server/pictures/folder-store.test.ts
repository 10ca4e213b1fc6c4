import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStore } from './folder-store.ts';

let directory: string;
const maxBytes = 100_000;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folder-store-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** The folder as a process has it. */
const aProcess = (edition = 'edition-3', warnings: string[] = []) =>
  folderStore({ directory, edition, maxBytes, log: { warn: (_, message) => void warnings.push(message) } });

const nameOf = (seed: string, width = 60) => `edition-3/velvet/avatar/${seed}/w${width}.webp`;
const pictureOf = (seed: string, bytes = 500) =>
  new Map([60, 160].map((width) => [nameOf(seed, width), new Uint8Array(bytes)]));

const storedBytes = async (): Promise<number> => {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((each) => each.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
};

/** Makes the files of a picture some minutes old. */
const age = async (seed: string, minutes: number): Promise<void> => {
  const at = new Date(Date.now() - minutes * 60_000);
  for (const name of pictureOf(seed).keys()) await utimes(join(directory, name), at, at);
};

test('a picture that another process has just written is found where it was missing', async () => {
  const [one, other] = [aProcess(), aProcess()];
  expect(await other.read(nameOf('a'))).toBeUndefined();
  await one.write(pictureOf('a'));
  expect(await other.read(nameOf('a'))).toHaveLength(500);
});

test('four processes that write and evict keep the limit together, and leave no parts of files', async () => {
  const processes = Array.from({ length: 4 }, () => aProcess());
  let most = 0;
  for (let round = 0; round < 60; round += 1) {
    await Promise.all(processes.map((each, at) => each.write(pictureOf(`p-${round}-${at}`))));
    most = Math.max(most, await storedBytes());
  }
  expect(most).toBeLessThanOrEqual(maxBytes);
  expect(most).toBeGreaterThan(maxBytes * 0.8);
  expect((await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('processes that write and evict the same pictures at once warn of nothing', async () => {
  const warnings: string[] = [];
  const processes = Array.from({ length: 4 }, () => aProcess('edition-3', warnings));
  for (let round = 0; round < 20; round += 1)
    await Promise.all(processes.map((each) => each.write(pictureOf(`p-${round}`, 5000))));
  expect(warnings).toEqual([]);
  expect(await processes[0]?.read(nameOf('p-19'))).toHaveLength(5000);
});

test('a picture that another process reads is in use', async () => {
  const [one, other] = [aProcess(), aProcess()];
  for (const seed of ['old', 'read', 'new']) await one.write(pictureOf(seed, 12_000));
  await age('read', 3);
  await age('old', 2);
  await age('new', 1);
  await other.read(nameOf('read'));
  await one.write(pictureOf('newest', 12_000));
  const names = ['old', 'read', 'new', 'newest'];
  const isStored = await Promise.all(names.map(async (each) => (await one.read(nameOf(each))) !== undefined));
  expect(isStored).toEqual([false, true, true, true]);
});

test.each([
  ['edition-3', ['edition-3', 'edition-4', 'other']],
  ['edition-4', ['edition-4', 'other']],
])('a process of %s deletes only what earlier ones drew', async (edition, expected) => {
  for (const each of ['edition-2', 'edition-3', 'edition-4', 'other']) await mkdir(join(directory, each));
  await aProcess(edition).write(new Map([[`${edition}/velvet/avatar/a/w60.webp`, new Uint8Array(1)]]));
  expect((await readdir(directory)).toSorted()).toEqual(expected);
});

test('a folder that cannot be read or written is warned of once a minute', async () => {
  const warnings: string[] = [];
  const one = aProcess('edition-3', warnings);
  await writeFile(join(directory, 'edition-3'), 'a file where the folder should be');
  for (const seed of ['a', 'b']) await one.write(pictureOf(seed));
  expect(await one.read(nameOf('a'))).toBeUndefined();
  await rm(join(directory, 'edition-3'));
  await mkdir(join(directory, nameOf('a')), { recursive: true });
  expect(await one.read(nameOf('a'))).toBeUndefined();
  expect(warnings).toEqual(['a drawn picture was not saved']);
});
