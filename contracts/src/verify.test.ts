import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ackSession, ping, pong } from '@lounge/protocol/foundation/realtime';
import { commands, queryCalls, restCalls } from '@lounge/protocol/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { readScenarios } from './effects/scenario-file.ts';
import { runHere } from './run-here.ts';
import { pactsIn, readPacts } from './verify/pact-files.ts';
import { startReference, type Reference } from './verify/reference.ts';
import { readOutcome } from './verify/result-file.ts';
import { runCli } from './verify/run-cli.ts';
import { noStates } from './verify/set-state.ts';
import { verify } from './verify/verify.ts';

let reference: Reference;
const directory = mkdtempSync(join(tmpdir(), 'lounge-verify-'));

/** Servers are verified long after a pact was written, so pacts must not depend on the date. */
const aheadMs = 10 * 365 * 86_400_000;

beforeAll(async () => {
  // Like a server with one store, which it empties at each new value of the header, and with values of its own in every state.
  reference = await startReference({ aheadMs, mostWorlds: 1, freeValues: 1 });
});

afterAll(async () => {
  await reference.close();
  rmSync(directory, { recursive: true });
});

const addresses = () => ['--base-url', reference.baseUrl, '--socket-url', reference.socketUrl];

/** Nothing is timed. */
const patience = ['--wait-ms', '60000', '--timeout', '900'];

test('a server with one store satisfies every contract, over HTTP and a real socket', async () => {
  const states = ['--states-url', reference.statesUrl];
  const { code, output } = await runCli('verify', ...addresses(), ...states, ...patience);
  const outcome = readOutcome();
  expect(outcome?.problems, output).toEqual([]);
  expect(outcome?.interactions.filter(({ holds }) => !holds)).toEqual([]);
  const ofPacts = readPacts().flatMap(({ interactions }) => interactions).length;
  const calls = [...restCalls, ...queryCalls, ...commands];
  expect(outcome?.interactions).toHaveLength(ofPacts + readScenarios().length + 2 * calls.length);
  // Nothing but a line for each module, and what was sent beside the contracts.
  expect(
    output
      .trim()
      .split('\n')
      .filter((line) => !/^[a-z-]+\/[a-z-]+: all \d+ hold$/.test(line)),
  ).toEqual([
    expect.stringMatching(/^Invalid requests: \d{4} of \d{3} calls, --seed 1, [\d.]+ CPU seconds of this side$/),
    expect.stringMatching(/^Valid requests: \d{4} of \d{3} calls, --seed 1, [\d.]+ CPU seconds of this side$/),
  ]);
  expect(code).toBe(0);
  // All there is, perhaps beside other work of the machine.
});

test('a server with worlds is verified in several processes', async () => {
  const several = await startReference({ aheadMs });
  const { baseUrl, socketUrl, statesUrl } = several;
  const to = ['--base-url', baseUrl, '--socket-url', socketUrl, '--states-url', statesUrl];
  const result = join(directory, 'several.json');
  const some = ['--module', 'content/messenger', '--parallel', '2', ...patience, '--result', result];
  const { code, output } = await runCli('verify', ...to, ...some);
  await several.close();
  expect(
    readOutcome(result)?.interactions.filter(({ holds }) => !holds),
    output,
  ).toEqual([]);
  // More than a piece of work, so that both processes have some.
  expect(readOutcome(result)?.interactions.length).toBeGreaterThan(50);
  expect(code).toBe(0);
});

test('a server without a states endpoint fails', async () => {
  const [result, folder] = [join(directory, 'result.json'), mkdtempSync(join(directory, 'performers-'))];
  const rest = readPacts().find(({ provider }) => provider.name === 'rest-api');
  const interactions = rest?.interactions.filter(({ description }) => description.includes('performer by id'));
  writeFileSync(join(folder, 'rest-api.json'), JSON.stringify({ ...rest, interactions }));
  const { code } = await runCli('verify', ...addresses(), '--pacts', folder, '--wait-ms', '50', '--result', result);
  const broken = readOutcome(result)?.interactions.filter(({ holds }) => !holds);
  expect(broken?.map(({ call }) => call)).toContain('content/actors/getActor');
  expect(code).toBe(1);
});

test('each message interaction without provider states has its own world', async () => {
  const worlds: unknown[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket, { headers }) => {
    worlds.push(headers['x-world']);
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString('utf8')) as { type: string };
      socket.send(JSON.stringify(type === ping.type ? { type: pong.type, ttl: 120 } : { type: ackSession.type }));
    });
  });
  const folder = mkdtempSync(join(directory, 'stateless-'));
  const realtime = readPacts().find(({ provider }) => provider.name === 'realtime');
  const session = realtime?.interactions.find((each) => each.description === 'a sessionRequest command from a guest');
  const interactions = ['one', 'another'].map((description) => ({ ...session, description, providerStates: [] }));
  writeFileSync(join(folder, 'realtime.json'), JSON.stringify({ ...realtime, interactions }));
  const { port } = server.address() as AddressInfo;
  const target = { baseUrl: 'http://127.0.0.1:1', socketUrl: `ws://127.0.0.1:${port}`, setState: noStates };
  expect(await verify(pactsIn(folder), target)).toMatchObject({ interactions: [{ holds: true }, { holds: true }] });
  expect(new Set(worlds).size).toBe(2);
  server.close();
});

/** Arguments for an address where nothing answers. */
const verifyNothing = ['verify', '--base-url', 'http://127.0.0.1:9'];

test.each([
  [['verify', '--socket-url', 'ws://127.0.0.1:1'], '--socket-url needs --base-url beside it.'],
  [['verify', '--base-url', 'here'], '--base-url must be an address that begins with http: or https:, not "here".'],
  [['verify', '--states-url', 'http://127.0.0.1:1'], '--states-url needs --base-url beside it.'],
  [['verify', '--base-url', 'http://me:secret@127.0.0.1:8080'], '--base-url must have no user and no password.'],
  [['verify', '--base-url', 'http://127.0.0.1:8080/?v=2'], '--base-url must have no query and no fragment'],
  [['verify', '--base-url', 'http://127.0.0.1:8080/api/rest/v1/'], '--base-url must end before /rest/v1,'],
  [['verify', '--wait-ms', 'soon'], '--wait-ms must be a number of milliseconds from 1 to 86400000, not "soon".'],
  [['verify', '--wait-ms', 'Infinity'], '--wait-ms must be a number of milliseconds'],
  [['verify', '--timeout', '3000000'], '--timeout must be a number of seconds from 1 to 86400'],
  [[...verifyNothing, '--pacts', 'package.json'], 'There is no folder package.json.'],
  [[...verifyNothing, '--only-failed', '--result', 'package.json'], 'package.json has no outcome of a run.'],
  [[...verifyNothing, '--only-failed', '--result', 'README.md'], 'README.md has no outcome of a run.'],
  [[...verifyNothing, '--result', 'contracts'], '--result must name a file, not "contracts".'],
  [[...verifyNothing, '--result', ''], '--result must name a file, not "".'],
  [[...verifyNothing, '--result', 'package.json/result.json'], '--result: '],
  [[...verifyNothing, '--result', 'result.html', '--report', 'html'], '--report html would replace the outcome'],
  [['verify', '--transport', 'mail'], '--transport must be one of rest, query, socket, not "mail".'],
  [['verify', '--report', 'pdf'], '--report must be one of json, junit, html, not "pdf".'],
  [['verify', '--invalid', 'many'], '--invalid must be a whole number from 0 on, not "many".'],
  [['verify', '--valid', '-1'], '--valid'],
  [['verify', '--without', 'nothing'], '--without must be one of login, guest, key, language, '],
  [['verify', '--loud'], "Unknown option '--loud'"],
  [['verify', '--pacts', 'no/such/folder'], 'There is no folder no/such/folder.'],
  [['verify', '--module', 'content/nothing'], 'No pact has the module "content/nothing".'],
  [[...verifyNothing, '--call', 'getActr'], 'No pact has the call "getActr". Did you mean "content/actors/getActor"?'],
  [
    [...verifyNothing, '--interaction', 'a request for a performer by ID'],
    'No pact has the interaction "a request for a performer by ID". Did you mean "a request for a performer by id"?',
  ],
  [[...verifyNothing, '--header', 'X-World: mine'], '--header: "X-World" is set by the contracts.'],
  [[...verifyNothing, '--header', 'authorization: mine'], '--header: "authorization" is set by the contracts.'],
  [[...verifyNothing, '--header', 'x-a: 1', '--header', 'X-A: 2'], '--header: "X-A" is given twice.'],
  [[...verifyNothing, '--header', 'x-secret'], "--header must be like 'Name: value'; one is not."],
  [['verify', '--only-failed', '--result', 'no/such/file'], '--only-failed: there is no outcome of an earlier run'],
  [['prove'], '"prove" is no command: verify, publish, can-i-deploy, diff, report, export, site.'],
])('the invalid arguments %j are reported in one line', async (args, line) => {
  const { code, output } = await runHere(...args);
  expect(output).toContain(line);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test('the process of an invalid command prints one line and ends with 2', async () => {
  expect(await runCli('prove')).toEqual(await runHere('prove'));
  expect(await runCli('prove')).toMatchObject({ code: 2 });
});

test('a reader that leaves before the end brings no stack and no other exit code', async () => {
  const child = spawn(process.execPath, ['--conditions=@lounge/source', 'contracts/src/cli.ts', 'verify', '--help']);
  child.stdout.destroy();
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(errors.join('')).toBe('');
  expect(code).toBe(0);
});
