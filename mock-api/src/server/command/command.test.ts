import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { runCommand } from './command.ts';

const command = fileURLToPath(new URL('../../bin.ts', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'lounge-mock-command-'));
afterAll(() => rmSync(directory, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the command in a process of its own, as its version of Node is checked before anything else. */
const run = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, ['--conditions=@lounge/source', command, ...args], (_, out, err) =>
      resolve({ code: child.exitCode, output: out + err }),
    );
  });

/** Runs a command that ends by itself in this process, which has loaded its modules already. */
const runHere = async (...args: readonly string[]): Promise<Ended> => {
  const written: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    }),
  );
  try {
    await runCommand(args, {});
    return { code: Number(process.exitCode ?? 0), output: written.join('') };
  } finally {
    process.exitCode = undefined;
    for (const each of spies) each.mockRestore();
  }
};

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
  const { code, output } = await runHere(...args);
  expect({ code, lines: output.trim().split('\n') }).toEqual({ code: 2, lines: [expect.stringContaining(sentence)] });
});

test('the process of a wrong use ends as it says', async () => {
  expect(await run('--nope')).toEqual(await runHere('--nope'));
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
  expect(await runHere('record', '--target', target, '--file', join(directory, 'record.har'))).toEqual({
    code: 3,
    output: `${target} cannot be reached: ECONNREFUSED.\n`,
  });
});

/** Starts the command; resolves with its address once it listens. */
const start = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, ['--conditions=@lounge/source', command, ...args]);
  const ended = once(child, 'exit');
  const printed = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('Ctrl+C')) resolve(text);
    });
  });
  const end = async () => {
    child.kill('SIGTERM');
    return (await ended)[0] as number | null;
  };
  return { url: / at (\S+)/.exec(printed)?.[1] ?? '', end };
};

test('a back end is recorded until a signal, and replayed', async () => {
  const backend = createServer((request, response) => response.end(`answer to ${request.url}`));
  await new Promise<void>((resolve) => void backend.listen(0, '127.0.0.1', resolve));
  const file = join(directory, 'session.har');
  const target = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const recorder = await start('record', '--target', target, '--file', file, '--port', '0');
  expect(await (await fetch(`${recorder.url}/a`)).text()).toBe('answer to /a');
  expect(await recorder.end()).toBe(0);
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
  expect(readFileSync(file, 'utf8')).toContain(`${target}/a`);
  const replay = await start('replay', '--file', file, '--port', '0');
  expect(await (await fetch(`${replay.url}/a`)).text()).toBe('answer to /a');
  expect(await replay.end()).toBe(0);
});

test('a folder that is a file is one sentence', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const { code, output } = await runHere('--data', file);
  expect({ code, output }).toEqual({ code: 1, output: `${file} is no folder.\n` });
});
