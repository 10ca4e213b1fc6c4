import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../conventions/repository.ts';
import { breakingChanges, mayBreak, protocolChanges, unannounced } from './api-changes.ts';

const report = (code: string): string => `## API Report\n\n\`\`\`ts\n\n// @public\n${code}\n\n\`\`\`\n`;
const props = 'export interface TileProps {\n    name: string;\n    age?: number | undefined;\n}';
const tile = '\n\n// @public\nexport function Tile(props: TileProps): JSX.Element;';

test.each([
  ['the same', props + tile, []],
  ['an optional member', `${props.replace('}', '    place?: string;\n}')}${tile}`, []],
  ['one more declaration', `${props}${tile}\n\n// @public\nexport const sizes: number[];`, []],
  [
    'a member that is needed',
    `${props.replace('}', '    href: string;\n}')}${tile}`,
    ['TileProps has in addition: href: string;'],
  ],
  [
    'a member that is needed now',
    props.replace('age?', 'age') + tile,
    ['TileProps has no longer: age?: number | undefined;'],
  ],
  [
    'a member that is gone',
    props.replace('    name: string;\n', '') + tile,
    ['TileProps has no longer: name: string;'],
  ],
  ['a declaration that is gone', props, ['Tile is gone']],
  [
    'another type',
    props + tile.replace('JSX.Element', 'null'),
    ['Tile has no longer: export function Tile(props: TileProps): JSX.Element;'],
  ],
])('after a change to %s is said what breaks', (_, after, expected) => {
  expect(breakingChanges(report(props + tile), report(after))).toEqual(expected);
});

test('an overload that is gone is said', () => {
  const overload = '\n\n// @public\nexport function Tile(name: string): JSX.Element;';
  const first = overload + tile.replace(/^\n*/, '\n\n');
  expect(breakingChanges(report(props + first), report(props + tile))).toEqual([
    'Tile has no longer: export function Tile(name: string): JSX.Element;',
  ]);
});

test.each([
  ['a list of names', 'export { Foo }', 'export { Foo } is gone'],
  ['a default', 'export default _default;', 'export default _default; is gone'],
  ['an abstract class', 'export abstract class Shape {', 'Shape is gone'],
  ['a declaration that others use', 'interface Own {', 'Own is gone'],
])('the report’s form for %s is compared', (_, head, expected) => {
  expect(breakingChanges(report(`// @public\n${head}`), report(''))).toEqual([expected]);
  expect(breakingChanges(report(`// @public\n${head}`), report(`// @public\n${head}`))).toEqual([]);
});

test('a form that is not understood is an error instead of no change', () => {
  expect(() => breakingChanges(report('// @public\nexport wonder Foo;'), report(''))).toThrow('export wonder Foo;');
});

const call = '- `query people` { first?: integer, kind: Kind } → { people: Person[] } [unknown]: Lists people.';
const schema = '- **Person** { id: integer, name: string | null }';
const calls = `## content/people\n\n${call}\n\n## Schemas\n\n${schema}\n`;
const signature = '{ first?: integer, kind: Kind } → { people: Person[] } [unknown]';

test.each([
  ['the purpose', calls.replace('Lists people', 'Reads: people'), []],
  ['one more call', `${calls}- \`push came\` { id: integer }: Says who came.\n`, []],
  ['an optional member of the input', calls.replace('kind: Kind', 'kind: Kind, since?: instant'), []],
  [
    'an optional member before the others',
    calls.replace('{ first', '{ at?: { from: instant, to: instant }, first'),
    [],
  ],
  ['an optional member of a schema', calls.replace('| null }', '| null, age?: integer }'), []],
  ['a call that is gone', calls.replace(call, ''), ['query people is gone']],
  ['a schema that is gone', calls.replace(schema, ''), ['Person is gone']],
  [
    'a member that is needed',
    calls.replace('kind: Kind', 'kind: Kind, at: instant'),
    [`query people was ${signature} and is ${signature.replace('kind: Kind', 'kind: Kind, at: instant')}`],
  ],
  [
    'an optional member that is gone',
    calls.replace('first?: integer, ', ''),
    [`query people was ${signature} and is ${signature.replace('first?: integer, ', '')}`],
  ],
  [
    'another failure',
    calls.replace('[unknown]', '[unknown, locked]'),
    [`query people was ${signature} and is ${signature.replace('[unknown]', '[unknown, locked]')}`],
  ],
])('after a change to the protocol by %s is said what breaks', (_, after, expected) => {
  expect(protocolChanges(calls, after)).toEqual(expected);
});

test('every call and schema of the protocol is compared', () => {
  const text = readFileSync(join(root, 'packages/protocol/etc/protocol.md'), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.length).toBeGreaterThan(300);
  expect(protocolChanges(text, '')).toHaveLength(lines.length);
  expect(protocolChanges(text, text)).toEqual([]);
});

test('every declaration of the kit is compared', () => {
  const text = readFileSync(join(root, 'packages/kit/etc/kit.api.md'), 'utf8');
  const declared = new Set(text.match(/^(?:export )?(?:interface|function|const|type|class|abstract class) [\w$]+/gm));
  expect(declared.size).toBeGreaterThan(300);
  expect(breakingChanges(text, report(''))).toHaveLength(declared.size);
});

test.each([
  ['0.1.0', '0.1.1', false],
  ['0.1.9', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
])('from %s to %s a change that breaks: %s', (earlier, version, expected) => {
  expect(mayBreak(earlier, version)).toBe(expected);
});

const repository = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-versions-'));
const write = (path: string, text: string) => writeFileSync(join(repository, path), text);
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' });
const commit = (message: string) => {
  run('git', 'add', '.');
  run('git', 'commit', '-qm', message);
};
const manifest = (name: string, more: object) => JSON.stringify({ name: `@lounge/${name}`, version: '0.1.0', ...more });

beforeAll(() => {
  mkdirSync(join(repository, 'packages/kit/etc'), { recursive: true });
  mkdirSync(join(repository, 'packages/protocol/etc'), { recursive: true });
  mkdirSync(join(repository, 'packages/locale'));
  write('.gitignore', 'node_modules\n.nx\n');
  write('lerna.json', readFileSync(join(root, 'lerna.json'), 'utf8'));
  write('package.json', JSON.stringify({ name: 'lounge', private: true, workspaces: ['packages/*'] }));
  write('packages/locale/package.json', manifest('locale', {}));
  const kit = { dependencies: { '@lounge/locale': '0.1.0' }, exports: { '.': './index.js', './tile': './tile.js' } };
  write('packages/kit/package.json', manifest('kit', kit));
  write('packages/kit/etc/kit.api.md', report(props + tile));
  write('packages/protocol/package.json', manifest('protocol', {}));
  write('packages/protocol/etc/protocol.md', calls);
  run('git', 'init', '-q', '-b', 'main');
  run('git', 'config', 'user.email', 'partner@example.com');
  run('git', 'config', 'user.name', 'Partner');
  commit('feat: first version');
  run('git', 'tag', '-am', 'v0.1.0', 'v0.1.0');
});

afterAll(() => rmSync(repository, { recursive: true }));

const raise = () =>
  run(
    process.execPath,
    join(root, 'node_modules/lerna/dist/cli.js'),
    'version',
    '--yes',
    '--no-push',
    '--loglevel',
    'error',
  );
const log = (name: string) => readFileSync(join(repository, `packages/${name}/CHANGELOG.md`), 'utf8');

test('lerna raises all versions by the commits and writes a change log for each package', () => {
  write('packages/kit/etc/kit.api.md', report(props));
  commit('fix(kit): the tile is gone');
  raise();
  expect(run('git', 'tag').trim().split('\n')).toEqual(['v0.1.0', 'v0.1.1']);
  expect(log('kit')).toMatch(/0\.1\.1[\s\S]*\*\*kit:\*\* the tile is gone/);
  // Breaks, and was committed as a fix.
  expect(unannounced(repository)).toEqual(['packages/kit: Tile is gone (since v0.1.0, so 0.1.1 is too low)']);
  write('packages/locale/index.js', 'export {};');
  commit('feat(locale): another world\n\nBREAKING CHANGE: the world is another one');
  raise();
  const { version, dependencies } = JSON.parse(readFileSync(join(repository, 'packages/kit/package.json'), 'utf8'));
  expect({ version, dependencies }).toEqual({ version: '0.2.0', dependencies: { '@lounge/locale': '0.2.0' } });
  expect(log('locale')).toMatch(/0\.2\.0[\s\S]*BREAKING CHANGES?[\s\S]*the world is another one/);
  write('packages/kit/etc/kit.api.md', report(`${props}${tile}`));
  expect(unannounced(repository)).toEqual([]);
});

test('a commit whose exclamation mark raises only the last number is refused, and so is a change of the protocol', () => {
  const { version: before } = JSON.parse(readFileSync(join(repository, 'lerna.json'), 'utf8')) as { version: string };
  write('packages/protocol/etc/protocol.md', calls.replace(call, ''));
  commit('feat(protocol)!: people are not listed any more');
  raise();
  const { version } = JSON.parse(readFileSync(join(repository, 'lerna.json'), 'utf8')) as { version: string };
  expect([before, version]).toEqual(['0.2.0', '0.2.1']);
  const since = '(since v0.2.0, so 0.2.1 is too low)';
  expect(unannounced(repository)).toEqual([
    `packages/protocol: query people is gone ${since}`,
    expect.stringMatching(/^commit \w{7,} "feat\(protocol\)!: people are not listed any more" says that it breaks/),
  ]);
  expect(unannounced(repository)[1]).toContain(`${since}; lerna version reads BREAKING CHANGE:`);
});

test('a commit behind a version that was released is refused, and so is an entry that is gone', () => {
  const path = join(repository, 'packages/kit/package.json');
  const { exports: _, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as { exports: object };
  write('packages/kit/package.json', JSON.stringify({ ...rest, exports: { '.': './index.js' } }));
  commit('chore(kit): squashed\n\n* feat(kit)!: tiles have no entry');
  expect(unannounced(repository)).toEqual([
    'the commit is not v0.2.1, which was released before; lerna version raises the version',
  ]);
  raise();
  const found = unannounced(repository);
  expect(found).toContainEqual('packages/kit: the entry ./tile is gone (since v0.2.1, so 0.2.2 is too low)');
  expect(found.filter((each) => each.startsWith('commit '))).toHaveLength(1);
});

test('a clone without the history is refused, as it has nothing to compare with', () => {
  const clone = join(repository, 'node_modules/clone');
  run('git', 'clone', '-q', '--depth', '1', `file://${repository}`, clone);
  expect(unannounced(clone)).toEqual([expect.stringContaining('git fetch --unshallow --tags')]);
});
