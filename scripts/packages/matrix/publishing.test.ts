import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { manifestOf, root } from '../../conventions/repository.ts';
import { publish } from '../publish.ts';
import { optionalPeers, startRegistry, type Registry } from './registry.ts';
import { entriesOf, published } from '../tarballs.ts';

const execute = promisify(execFile);
const shell = process.platform === 'win32';
const commit = '0123456789abcdef0123456789abcdef01234567';
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-publishing-'));
const [project, temporary, log] = ['project', 'temporary', 'lerna.log'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const names = published.map((each) => manifestOf(each).name);
let registry: Registry;

beforeAll(async () => {
  mkdirSync(project);
  mkdirSync(temporary);
  // Isolates npm and lerna from the settings of this machine and from the conditions of the tests.
  const settings = { npm_config_userconfig: join(folder, 'npmrc'), npm_config_cache: join(folder, 'cache') };
  const env = {
    NODE_OPTIONS: '',
    NX_DAEMON: 'false',
    SCARF_ANALYTICS: 'false',
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
    ...settings,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) vi.stubEnv(name, temporary);
  registry = await startRegistry(folder);
});

afterAll(async () => {
  await registry.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Paths and hashes of all files of the published packages except the build's output. */
const snapshot = (): readonly string[] =>
  published.flatMap((workspace) =>
    readdirSync(join(root, workspace), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !/[\\/](dist|node_modules)[\\/]/.test(path))
      .map((path) => `${createHash('sha256').update(readFileSync(path)).digest('hex')} ${path}`),
  );

async function publishTo(url: string, ...args: readonly string[]): Promise<number> {
  const file = openSync(log, 'w');
  return publish(commit, ['--yes', '--registry', url, ...args], ['ignore', file, file]);
}

test('the published packages install with their dependencies, and Node imports every entry', async () => {
  const before = snapshot();
  expect(await publishTo(registry.url), readFileSync(log, 'utf8')).toBe(0);
  expect(snapshot()).toEqual(before);
  // The registry has the versions that are installed here, so that a version that is replaced here must be replaced there.
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { overrides: object };
  const partner = { name: 'partner', private: true, type: 'module', overrides };
  writeFileSync(join(project, 'package.json'), JSON.stringify(partner));
  await execute('npm', ['install', ...names, ...optionalPeers, '--registry', registry.url], { cwd: project, shell });
  const installed = names.map((name) => {
    const packageFolder = join(project, 'node_modules', name);
    const paths = readdirSync(packageFolder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
    return { manifest: JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')), paths };
  });
  const entries = installed.flatMap(entriesOf);
  expect(entries).toEqual(
    expect.arrayContaining(['@lounge/art', '@lounge/kit', '@lounge/mock-api/msw', '@lounge/stores/content/actors']),
  );
  const script = `for (const entry of ${JSON.stringify(entries)})
    if (Object.keys(await import(entry)).length === 0) console.log(entry, 'is empty');`;
  const imported = await execute(process.execPath, ['--input-type=module', '-e', script], { cwd: project });
  expect(imported).toEqual({ stdout: '', stderr: '' });
});

/** The command of an installed package. */
const commandOf = (name: string): string => join(project, 'node_modules/@lounge', name, 'dist/bin.js');

/** Starts the installed mock server on a free port; resolves with what it prints once it listens. */
const startMockServer = async () => {
  const child = spawn(process.execPath, [commandOf('mock-api'), '--port', '0', '--quiet'], { cwd: project });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const printed = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('Ctrl+C')) resolve(text);
    });
    child.once('exit', (code) => reject(new Error(`mock-api ended with ${code}`)));
  });
  const addressOf = (name: string): string => new RegExp(`^${name} +(\\S+)`, 'm').exec(printed)?.[1] ?? '';
  const close = () => {
    child.kill();
    return ended;
  };
  return { addressOf, close };
};

test('the installed mock server fulfils the installed contracts, with pictures and clips', async () => {
  const server = await startMockServer();
  const baseUrl = new URL(server.addressOf('REST')).origin;
  const addresses = ['--base-url', baseUrl, '--socket-url', server.addressOf('socket'), '--states-url'];
  const modules = ['foundation/session', 'content/messenger'].flatMap((each) => ['--module', each]);
  const args = [commandOf('contracts'), 'verify', ...addresses, server.addressOf('states'), ...modules];
  const verified = await execute(process.execPath, args, { cwd: project });
  expect(verified).toEqual({
    stdout: expect.stringMatching(/^content\/messenger: all \d+ hold\nfoundation\/session: all \d+ hold\n$/),
    stderr: '',
  });
  const [performer = ''] = readdirSync(join(project, 'node_modules/@lounge/mock-api/pictures/velvet/portrait'));
  for (const path of [`/pictures/velvet/portrait/${performer}/w320.webp`, '/media/clips/velvet/dunes/preview.mp4']) {
    const response = await fetch(baseUrl + path);
    expect([path, response.status, (await response.arrayBuffer()).byteLength > 1000]).toEqual([path, 200, true]);
  }
  await server.close();
});

test.each(['contracts', 'mock-api'])('%s says in one sentence that Node is too old', async (name) => {
  const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
  const run = execute(process.execPath, ['--import', older, commandOf(name)], { cwd: project });
  await expect(run).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: `${name} needs Node.js 22 or newer; this is ${process.version}.\n`,
  });
});

test('a rejected publish leaves no changes and no files behind', async () => {
  const rejecting = createServer((_, response) => response.writeHead(403).end());
  await new Promise<void>((resolve) => rejecting.listen(0, '127.0.0.1', resolve));
  const before = snapshot();
  const { port } = rejecting.address() as AddressInfo;
  // Built or not, the registry rejects it.
  expect(await publishTo(`http://127.0.0.1:${port}`, '--ignore-scripts')).toBe(1);
  expect(readFileSync(log, 'utf8')).toContain('403');
  expect(snapshot()).toEqual(before);
  expect(readdirSync(temporary).filter((name) => name.startsWith('lounge-'))).toEqual([]);
  await new Promise((resolve) => rejecting.close(resolve));
});
