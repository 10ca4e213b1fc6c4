import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../bin.ts', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'lounge-mock-command-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs the command in a process of its own, as its version of Node is checked before anything else. */
const run = (...args: readonly string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, ['--conditions=@lounge/source', command, ...args], (_, out, err) =>
      resolve({ code: child.exitCode, output: out + err }),
    );
  });

test.each([
  [['--port', 'abc'], '--port must be a whole number up to 65535, not "abc".'],
  [['--port', '70000'], '--port must be a whole number up to 65535, not "70000".'],
  [['--latency', '1.5'], '--latency must be a whole number up to 60000, not "1.5".'],
  [['--origin', 'http://x/y'], '"http://x/y" is no origin'],
  [['--fault', 'buyVideos=500'], '--fault: There is no call "buyVideos".'],
  [['--faults', 'nowhere.json'], '--faults: nowhere.json cannot be read'],
  [['record', '--target', 'http://127.0.0.1:1'], 'record needs --target URL and --file FILE.'],
  [['replay', '--file', 'nowhere.har'], 'nowhere.har cannot be read: ENOENT.'],
  [['replay', '--file', command], `${command} is no HAR file: it is not JSON.`],
  [['--nope'], "Unknown option '--nope'"],
])('the wrong use %j is one sentence', async (args, sentence) => {
  const { code, output } = await run(...args);
  expect({ code, lines: output.trim().split('\n') }).toEqual({ code: 2, lines: [expect.stringContaining(sentence)] });
});

test('a port that is taken is one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await run('--port', String(port))).toEqual({
    code: 1,
    output: `Port ${port} is taken; choose another with --port.\n`,
  });
  await new Promise((resolve) => other.close(resolve));
});

test('a back end that cannot be reached is one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await new Promise((resolve) => other.close(resolve));
  expect(await run('record', '--target', target, '--file', join(directory, 'record.har'))).toEqual({
    code: 3,
    output: `${target} cannot be reached: ECONNREFUSED.\n`,
  });
});

test('a folder that is a file is one sentence', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const { code, output } = await run('--data', file);
  expect({ code, output }).toEqual({ code: 1, output: `${file} is no folder.\n` });
});
