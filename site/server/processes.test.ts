import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('testing/two-processes.ts', import.meta.url));
let directory: string;
let primary: ChildProcess;
let port: string;
/** The output of the primary process since it listens. */
let lines: string[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'processes-'));
  primary = spawn(process.execPath, ['--conditions=@lounge/source', script], {
    env: { ...process.env, FAIL_FILE: join(directory, 'fail') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (primary.stdout === null) throw new Error('The output is a pipe.');
  const output = createInterface(primary.stdout);
  [port = ''] = (await once(output, 'line')) as string[];
  lines = [];
  output.on('line', (line) => lines.push(line));
});
afterEach(async () => {
  if (primary.exitCode === null) {
    primary.kill('SIGTERM');
    await once(primary, 'exit');
  }
  rmSync(directory, { recursive: true });
});

/** The ids of the processes that answer, by number. */
const processes = async (): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (let request = 0; request < 4; request += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    const [number = '', id = ''] = answer.split(' ');
    found[number] = Number(id);
  }
  return found;
};
const killed = (ids: Record<string, number>): void =>
  Object.values(ids).forEach((id) => void process.kill(id, 'SIGKILL'));

test('a process that dies is started again under its number, while the other one answers', async () => {
  const before = await processes();
  expect(Object.keys(before)).toEqual(['1', '2']);
  process.kill(before['2'] ?? 0, 'SIGKILL');
  await expect.poll(() => lines).toEqual(['Process 2 ended (SIGKILL) and is started again.']);
  await expect.poll(async () => Object.keys(await processes())).toEqual(['1', '2']);
  const after = await processes();
  expect(after['1']).toBe(before['1']);
  expect(after['2']).not.toBe(before['2']);
});

test('processes that cannot start are tried again for as long as one is left', async () => {
  const before = await processes();
  writeFileSync(join(directory, 'fail'), '');
  process.kill(before['2'] ?? 0, 'SIGKILL');
  await expect.poll(() => lines.filter((line) => line.includes('(3)')).length).toBeGreaterThan(3);
  expect(await processes()).toEqual({ '1': before['1'] });
  rmSync(join(directory, 'fail'));
  await expect.poll(async () => Object.keys(await processes())).toEqual(['1', '2']);
});

test('the server ends with code 1 when no process is left and none can start', async () => {
  const ended = once(primary, 'exit');
  writeFileSync(join(directory, 'fail'), '');
  killed(await processes());
  expect(await ended).toEqual([1, null]);
  expect(lines.at(-1)).toMatch(/^Process \d ended \(3\)\.$/);
});

test('TERM ends all processes', async () => {
  const before = await processes();
  primary.kill('SIGTERM');
  expect(await once(primary, 'exit')).toEqual([0, null]);
  for (const id of Object.values(before)) expect(() => process.kill(id, 0)).toThrow('ESRCH');
});
