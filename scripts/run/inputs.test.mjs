import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { declares, keysOf, readRepository, variablesIn } from './inputs.mjs';

afterEach(() => vi.unstubAllEnvs());

const step = { name: 'styles', reads: ['packages/kit', /\.css$/, '!packages/kit/etc'] };

test.each([
  ['packages/kit/src/chip/Chip.tsx', true],
  ['packages/kits/Chip.tsx', false],
  ['site/a.css', true],
  ['packages/kit/etc/kit.api.md', false],
  ['package-lock.json', true],
  ['scripts/run/steps.mjs', true],
  ['site/src/App.tsx', false],
])('whether a step declares %s: %s', (path, isDeclared) => {
  expect(declares(step, path)).toBe(isDeclared);
});

test('a step without a declaration reads everything', () => {
  expect(declares({ name: 'links' }, 'docs/ci.md')).toBe(true);
});

const files = (more) => new Map(Object.entries({ 'packages/kit/a.ts': '- 1', 'site/b.ts': '- 1', ...more }));
const keyOf = async (repository, which = step) => (await keysOf(which, repository))[0];

test('a key changes with what the step reads, its name and the environment, and with nothing else', async () => {
  const key = await keyOf(files());
  expect(await keyOf(files({ 'site/b.ts': '- 2' }))).toBe(key);
  expect(await keyOf(files({ 'packages/kit/a.ts': '- 2' }))).not.toBe(key);
  expect(await keyOf(files({ 'packages/kit/a.ts': 'x 1' }))).not.toBe(key);
  expect(await keyOf(files({ 'packages/kit/new.ts': '- 1' }))).not.toBe(key);
  expect(await keyOf(files(), { ...step, name: 'lint' })).not.toBe(key);
  vi.stubEnv('TZ', process.env.TZ === 'Pacific/Auckland' ? 'UTC' : 'Pacific/Auckland');
  expect(await keyOf(files())).not.toBe(key);
});

test('a file that git does not know yet counts, by its content; one that it ignores does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lounge-inputs-'));
  const write = (name, text) => writeFileSync(join(folder, name), text);
  try {
    spawnSync('git', ['init', '-q'], { cwd: folder });
    write('.gitignore', 'ignored.txt\n');
    write('ignored.txt', '');
    write('new.txt', 'one');
    const before = readRepository(folder);
    write('new.txt', 'another');
    expect([...before.keys()]).toEqual(['.gitignore', 'new.txt']);
    expect(readRepository(folder).get('new.txt')).not.toBe(before.get('new.txt'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('without git nothing is known', () => {
  expect(readRepository(tmpdir())).toBeNull();
});

test.each([
  ["process.env.CI === 'true'", ['CI']],
  ["process.env['CI'] ?? env.PORT", ['CI', 'PORT']],
  [
    'const { FLOWS_DATABASE: databaseUrl, FLOWS_REDIS: redisUrl = null } = process.env;',
    ['FLOWS_DATABASE', 'FLOWS_REDIS'],
  ],
  ['const environment = { PORT: 1 }', []],
])('the variables in %s', (text, names) => {
  expect(variablesIn(text)).toEqual(names);
});
