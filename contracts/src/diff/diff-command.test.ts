import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runDiff } from '../command/diff.ts';
import { runCli } from '../verify/run-cli.ts';
import { copied, edit, editJson, modelById, newDirectory, openApi, optionalId, sdl } from './testing/copies.ts';

const directory = newDirectory();
afterAll(() => rmSync(directory, { recursive: true }));

const old = copied(directory, 'old');

const withVersions = (from: string, to: string) => {
  const [one, other] = [copied(directory, 'one'), copied(directory, 'other')];
  editJson(one, 'package.json', (d) => void (d.version = from));
  editJson(other, 'package.json', (d) => void (d.version = to));
  return [one, other] as const;
};

test.each([
  ['0.2.0', '0.2.1', 1],
  ['0.2.0', '0.3.0', 0],
  ['0.2.0', '1.0.0', 0],
  ['1.2.0', '1.2.1', 1],
  ['1.2.0', '1.3.0', 1],
  ['1.2.0', '2.0.0', 0],
  ['2.0.1', '1.0.0', 1],
])('a break between %s and %s exits with %i', async (from, to, code) => {
  const folders = withVersions(from, to);
  edit(folders[1], sdl, (text) => text.replace(modelById, ''));
  const lines: string[] = [];
  expect(await runDiff(folders, (line) => lines.push(line))).toBe(code);
  expect(lines.at(-1)).toMatch(code === 1 ? /^A change that breaks the client needs version/ : /1 breaks the client/);
});

test('work for servers needs no version', async () => {
  const folders = withVersions('1.2.0', '1.2.1');
  edit(folders[1], sdl, (text) => text.replace(optionalId, '$1'));
  expect(await runDiff(folders, () => undefined)).toBe(0);
});

test('the command compares two folders in a process of its own', async () => {
  expect(await runCli('diff', old, copied(directory, 'new'))).toEqual({
    code: 0,
    output: '0.1.0 and 0.1.0 are equal.\n',
  });
});

const broken = (name: string, file: string, text: string): string => {
  const folder = copied(directory, name);
  writeFileSync(join(folder, file), text);
  return folder;
};

test.each([
  [() => ['diff', old], 'diff needs two folders: contracts diff OLD NEW.'],
  [() => ['diff', old, old, old], 'diff needs two folders: contracts diff OLD NEW.'],
  [() => ['diff', old, join(directory, 'nowhere')], `There is no folder ${join(directory, 'nowhere')}.`],
  [() => ['diff', old, directory], `There is no ${join(directory, 'docs/vxql.graphql')}: `],
  [() => ['diff', old, broken('bad', openApi, '{')], `${join(directory, 'bad', openApi)} cannot be read as JSON: `],
  [() => ['diff', old, broken('bad', sdl, 'type')], `${join(directory, 'bad', sdl)} is no schema: `],
  [() => ['diff', old, broken('bad', 'docs/states.json', '{}')], 'has no list "states".'],
  [() => ['diff', old, broken('bad', 'package.json', '{}')], '"undefined" in package.json is no version.'],
])('misuse %# is one sentence and code 2', async (args, sentence) => {
  const { code, output } = await runCli(...args());
  expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining(sentence) as string });
  expect(output.trim().split('\n')).toHaveLength(1);
});
