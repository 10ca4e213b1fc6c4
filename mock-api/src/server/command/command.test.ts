import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { nodeRemedy } from '../../node-version.ts';
import { runCommand } from './command.ts';
import { originOf } from './options.ts';

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

/** The lines without the one that says what is being done. */
const withoutStart = (output: string): readonly string[] =>
  output
    .trim()
    .split('\n')
    .filter((line) => !/^mock-api .* \.\.\.$/.test(line));

test.each([
  [['--port', 'abc'], '--port must be a whole number up to 65535, not "abc".'],
  [['--port', '70000'], '--port must be a whole number up to 65535, not "70000".'],
  [['--latency', '1.5'], '--latency must be a whole number up to 60000, not "1.5".'],
  [['--origin', 'http://x/y'], '"http://x/y" is no origin'],
  [['--allow-header', '*'], '"*" is no name of a header, such as traceparent.'],
  [['record', '--target', 'http://127.0.0.1:1'], 'record needs --target URL and --file FILE.'],
  [['replay', '--file', 'nowhere.har'], 'nowhere.har cannot be read: ENOENT.'],
  [['replay', '--file', command], `${command} is no HAR file: it is not JSON.`],
  [['--fault', 'buyVideos=500'], '--fault: There is no call "buyVideos".'],
  [['--faults', 'nowhere.json'], '--faults: nowhere.json cannot be read'],
  [['--nope'], "Unknown option '--nope'"],
])('the wrong use %j is one sentence', async (args, sentence) => {
  const { code, output } = await runHere(...args);
  expect({ code, lines: withoutStart(output) }).toEqual({ code: 2, lines: [expect.stringContaining(sentence)] });
});

test.each([
  ['v20.11.1', 'mock-api needs Node.js 22 or newer; this is v20.11.1.'],
  ['v4.0.0', 'npx --yes --package node@24 --call "npx mock-api"'],
])('Node.js %s is too old: %s', (version, sentence) => {
  expect(nodeRemedy(version)).toContain(sentence);
});

test('Node.js 22 and newer run the command', () => {
  expect(['v22.0.0', 'v24.1.0', process.version].map(nodeRemedy)).toEqual([null, null, null]);
});

/** Writes a line for each module that is loaded from a package. */
const hooks = fileURLToPath(new URL('../../testing/name-loaded-modules.ts', import.meta.url));

test('the command says that it starts before it loads what takes time', async () => {
  const args = [`--import=${hooks}`, '--conditions=@lounge/source'];
  const { promise, resolve } = Promise.withResolvers<string>();
  const child = execFile(process.execPath, [...args, command, '--fault', 'none=500'], (_, __, err) => resolve(err));
  const lines = (await promise).split('\n');
  expect(lines[0]).toBe('mock-api loads the server and makes its world; the first start takes some seconds ...');
  expect(lines.filter((each) => each.startsWith('loads ')).length).toBeGreaterThan(10);
  expect([child.exitCode, lines.at(-2)]).toEqual([2, '--fault: There is no call "none".']);
});

test.each([
  ['HTTPS://Staging.Example:443', 'https://staging.example'],
  ['http://localhost:5173/', 'http://localhost:5173'],
])('the origin %s is %s', (written, origin) => {
  expect(originOf(written)).toBe(origin);
});

test('the process of a wrong use ends as it says', async () => {
  expect(await run('--nope')).toEqual(await runHere('--nope'));
});

test('a port that is taken is one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await run('--port', String(port));
  expect([code, withoutStart(output)]).toEqual([1, [`Port ${port} is taken; choose another with --port.`]]);
  await new Promise((resolve) => other.close(resolve));
});

test('a back end that cannot be reached is one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await new Promise((resolve) => other.close(resolve));
  const { code, output } = await runHere('record', '--target', target, '--file', join(directory, 'record.har'));
  expect([code, withoutStart(output)]).toEqual([3, [`${target} cannot be reached: ECONNREFUSED.`]]);
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
  expect([code, withoutStart(output)]).toEqual([1, [`${file} is no folder.`]]);
});
