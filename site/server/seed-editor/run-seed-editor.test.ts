import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let home: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'run-seed-editor-'));
});
afterEach(() => {
  running.splice(0).forEach((child) => child.kill('SIGKILL'));
  rmSync(home, { recursive: true });
});

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const start = (args: readonly string[], environment: Record<string, string> = {}) => {
  const env = { ...process.env, DATA_DIR: home, DATA_PORT: '0', ...environment };
  const child = spawn(process.execPath, ['--conditions=@lounge/source', main, ...args], { env });
  running.push(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString('utf8')));
  return { child, output, ended: once(child, 'close').then(([code]) => code as number) };
};

test('copies the seeds, serves them on this machine and ends on SIGTERM', async () => {
  const { child, output, ended } = start([]);
  await once(child.stdout, 'data');
  const url = /http:\/\/localhost:\d+\//.exec(output.out)?.[0].replace('localhost', '127.0.0.1') ?? '';
  expect(await (await fetch(`${url}gifts/2`)).json()).toMatchObject({ id: 2, price: 800 });
  expect(readdirSync(join(home, 'seed-editor'))).toContain('performers.json');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('reports a taken port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { output, ended } = start([], { DATA_PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output.error).toBe(`Port ${port} is taken; choose another with DATA_PORT=3005 npm run data.\n`);
  other.close();
});

test.each([
  [['--writ'], {}, "Unknown option '--writ'. Known: --write, --fresh.\n"],
  [[], { DATA_PORT: 'x' }, 'DATA_PORT is x, but must be a number from 0 to 65535.\n'],
])('rejects the arguments %j with %o', async (args, environment, message) => {
  const { output, ended } = start(args, environment);
  expect([await ended, output.error]).toEqual([1, message]);
});

test('does not copy invalid seeds back', async () => {
  const broken = start(['--write']);
  expect([await broken.ended, broken.output.out]).toEqual([0, 'Nothing was edited.\n']);
  writeFileSync(join(home, 'seed-editor', 'gifts.json'), '{"seed":1,"rows":[{"id":1}]}');
  const { output, ended } = start(['--write']);
  expect([await ended, output.error]).toEqual([1, 'Nothing was written: gifts: row 1 does not fit at name.\n']);
});
