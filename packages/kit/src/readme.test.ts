import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, kit), 'utf8');

/** The rows of the table of components: folder, component, and the props as they are written, `?` for an optional one. */
const rows = [...read('README.md').matchAll(/^\| `([\w-]+)` \| \*\*(\w+)\*\*.*\| ([^|]*) \|$/gm)].map(
  ([, folder = '', name = '', props = '']) => ({
    folder,
    name,
    props: [...props.matchAll(/`(\w+\??)`/g)].map(([, prop]) => prop),
  }),
);

/** The props that the interface of a component declares itself; what it extends is not looked up. */
const declaredProps = ({ folder, name }: { folder: string; name: string }): readonly (string | undefined)[] => {
  const sources = globSync(`src/${folder}/*.{ts,tsx}`, { cwd: kit })
    .map((path) => read(path))
    .join('\n');
  const declaration = new RegExp(String.raw`export interface ${name}Props[^{]*\{\n(.*?)\n\}`, 's').exec(sources)?.[1];
  return [...(declaration ?? '').matchAll(/^ {2}(\w+\??):/gm)].map(([, prop]) => prop);
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
