import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keysOf } from '../../../stories/kit/fixtures/keys.ts';
import * as exported from './index.ts';
import { actionOf } from './video-player/player-keys.ts';

const kit = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, kit), 'utf8');

/** The rows of the table of components: folder, component, and the props as they are written, `?` for an optional one. */
const rows = [...read('README.md').matchAll(/^\| `([\w-]+)` \| \*\*(\w+)\*\*.*\| ([^|]*) \|$/gm)].map(
  ([, folder = '', name = '', props = '']) => ({
    folder,
    name,
    props: [...props.matchAll(/`(\w+\??)`/g)].map(([, prop = '']) => prop),
  }),
);

const bodyOf = (sources: string, name: string): string =>
  new RegExp(String.raw`export interface ${name}(?:<[^{]*>)?(?: extends[^{]*)? \{\n(.*?)\n\}`, 's').exec(
    sources,
  )?.[1] ?? '';

const sourcesOf = (folder: string): string =>
  globSync(`src/${folder}/*.{ts,tsx}`, { cwd: kit })
    .map((path) => read(path))
    .join('\n');

/** The props that the interface of a component declares itself or with the options of its hook; what else it extends is not looked up. */
const declaredProps = ({ folder, name }: { folder: string; name: string }): readonly string[] => {
  const sources = sourcesOf(folder);
  const extended = new RegExp(String.raw`export interface ${name}Props\s+extends([^{]*)\{`).exec(sources)?.[1] ?? '';
  const names = [`${name}Props`, ...(extended.match(/\w+Options/g) ?? [])];
  const bodies = names.map((each) => bodyOf(sources, each)).join('\n');
  return [...bodies.matchAll(/^ {2}(\w+\??):/gm)].map(([, prop = '']) => prop);
};

test('the table of the README names every prop of its components', () => {
  expect(rows.length).toBeGreaterThan(100);
  const missing = rows.flatMap((row) =>
    declaredProps(row)
      .filter((prop) => !row.props.includes(prop))
      .map((prop) => `${row.name} ${prop}`),
  );
  expect(missing).toEqual([]);
});

/** Whether the files of a component declare a prop, or those of the folders whose props they import. */
const declares = (folder: string, prop: string): boolean => {
  const own = sourcesOf(folder);
  const imported = [...own.matchAll(/\btype \w+Props\b.* from '\.\.\/([\w-]+)\//g)].map(([, from = '']) =>
    sourcesOf(from),
  );
  const declared = new RegExp(String.raw`\b${prop.replace('?', '')}\??:`);
  return [own, ...imported].some((sources) => declared.test(sources));
};

test('the table of the README names no prop that its component has lost', () => {
  const stale = rows.flatMap(({ folder, name, props }) =>
    props.filter((prop) => !declares(folder, prop)).map((prop) => `${name} ${prop}`),
  );
  expect(stale).toEqual([]);
});

test('the examples of the headless page are the files that Storybook runs', () => {
  const page = read('../../docs/headless.md');
  const shown = [...page.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code]) => code);
  const files = globSync('../../stories/headless/Own*.tsx', { cwd: kit }).map((path) => read(path));
  expect(files.length).toBeGreaterThan(4);
  expect(shown.toSorted()).toEqual(files.toSorted());
});

test('the tables of keys in Storybook are of components, and name every key of the player', () => {
  expect(Object.keys(keysOf).filter((name) => !(name in exported))).toEqual([]);
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
  const named = (keysOf['VideoPlayer'] ?? []).flatMap(([keys]) => (keys === '0 to 9' ? digits : keys.split(/, | or /)));
  const keyOf = (name: string) =>
    name === 'Space' ? ' ' : name.replace(/^Arrow (\w)/, (_, letter: string) => `Arrow${letter.toUpperCase()}`);
  const ignored = named.filter((name) => actionOf({ key: keyOf(name), isModified: false, on: 'other' }) === null);
  expect(ignored).toEqual([]);
  const candidates = [
    ...digits,
    ...' abcdefghijklmnopqrstuvwxyz'.split(''),
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
  ];
  const handled = candidates.filter((key) => actionOf({ key, isModified: false, on: 'other' }) !== null);
  expect(handled.toSorted()).toEqual(named.map(keyOf).toSorted());
});
