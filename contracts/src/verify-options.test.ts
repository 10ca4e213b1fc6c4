import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { writeChosenPacts } from './bad-servers/chosen-pacts.ts';
import { endExamples, node, startExample } from './examples/start-example.ts';
import { runHere } from './run-here.ts';
import { readOutcome } from './verify/result-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'lounge-options-'));
const result = join(directory, 'result.json');
const pacts = join(directory, 'pacts');

/** One of each transport, with states. */
const descriptions = ['a request for the guest’s balance', 'a query for two similar performers', 'a ping command'];

beforeAll(() => {
  writeChosenPacts(pacts, descriptions);
  return () => rmSync(directory, { recursive: true });
});

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await endExamples();
});

/** One request or handshake that came. */
interface Seen {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Starts a server that knows no call, and the arguments to verify it; what it is asked is in the list. */
const startRecorder = async (
  answerState: (body: { action?: string; state: string }) => { status: number; body: string },
) => {
  const seen: Seen[] = [];
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { url = '', headers } = request;
    seen.push({ url, headers, body });
    const isState = url === '/states';
    const answer = isState ? answerState(JSON.parse(body) as { state: string }) : { status: 400, body: '{}' };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  };
  const server = createServer((request, response) => void onRequest(request, response));
  new WebSocketServer({ server }).on('connection', (socket, { url = '', headers }) => {
    seen.push({ url, headers, body: '' });
    socket.on('message', () => socket.close(1011));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const to = [
    '--base-url',
    `http://${host}`,
    '--socket-url',
    `ws://${host}/socket`,
    '--states-url',
    `http://${host}/states`,
  ];
  return { seen, args: ['verify', ...to, '--pacts', pacts, '--result', result, '--wait-ms', '60000'] };
};

const done = () => ({ status: 200, body: '{}' });

test('headers of a team’s own are sent with everything; their values are in no report', async () => {
  const { seen, args } = await startRecorder(done);
  const { output } = await runHere(...args, '--header', 'X-Gateway-Key: secret', '--header', 'x-tenant: eu');
  const paths = new Set(seen.map(({ url }) => url.split('?')[0]));
  expect(paths).toEqual(new Set(['/', '/states', '/socket', '/vxql', '/rest/v1/guest/getGuestBalance']));
  for (const { headers } of seen) expect(headers).toMatchObject({ 'x-gateway-key': 'secret', 'x-tenant': 'eu' });
  expect(output).toContain(`-H 'x-gateway-key: ...' -H 'x-tenant: ...'`);
  expect(output + readFileSync(result, 'utf8')).not.toContain('secret');
});

test('with --teardown the states of an interaction are cleaned up in its world, the last one first', async () => {
  const { seen, args } = await startRecorder(done);
  await runHere(...args, '--teardown', '--transport', 'rest');
  const [first, ...others] = seen.filter(
    ({ headers }) => headers['x-world'] !== 'preflight' && headers['x-world'] !== undefined,
  );
  for (const { headers } of others) expect(headers['x-world']).toBe(first?.headers['x-world']);
  const asked = seen
    .filter(({ headers }) => headers['x-world'] === first?.headers['x-world'])
    .map(({ url, body }) => (url === '/states' ? (JSON.parse(body) as object) : url.split('?')[0]));
  const [guest, balance] = ['the guest is logged in', 'the guest’s balance is {amount}'];
  const amount = { amount: 2500, guestId: 7 };
  expect(asked).toEqual([
    expect.objectContaining({ action: 'setup', state: guest }),
    { action: 'setup', state: balance, params: amount },
    '/rest/v1/guest/getGuestBalance',
    { action: 'teardown', state: balance, params: amount },
    expect.objectContaining({ action: 'teardown', state: guest }),
  ]);
});

test('a clean-up that fails is a problem of the run', async () => {
  const { args } = await startRecorder(({ action }) =>
    action === 'teardown' ? { status: 500, body: 'locked' } : done(),
  );
  const { output, code } = await runHere(...args, '--teardown', '--transport', 'rest');
  expect(output).toContain('Problem: The state "the guest is logged in" could not be cleaned up, status 500: locked');
  expect(code).toBe(1);
});

test('a state that a server knows by another sentence is proposed', async () => {
  const states = ['the visitor is anonymous', "the guest's balance is {amount}"];
  const { args } = await startRecorder(({ state }) =>
    state.includes('balance') ? { status: 501, body: JSON.stringify({ states }) } : done(),
  );
  await runHere(...args, '--transport', 'rest');
  const [broken] = readOutcome(result)?.interactions ?? [];
  expect(broken?.trouble?.text).toContain(`could not be set, status 501: `);
  expect(broken?.trouble?.text).toMatch(/ Did you mean "the guest's balance is \{amount\}"\?$/);
});

const exampleArgs = async (...options: readonly string[]) => {
  const { baseUrl, socketUrl, statesUrl } = await startExample(node, ...options);
  const to = ['--base-url', baseUrl, '--socket-url', socketUrl, '--states-url', statesUrl];
  return ['verify', ...to, '--result', result, '--wait-ms', '60000'];
};

test('a server with one world is not verified in several processes', async () => {
  const args = [...(await exampleArgs('--one-world')), '--claims', join(node.folder, 'claims.txt')];
  const { output, code } = await runHere(...args, '--call', 'getGuestBalance', '--parallel', '2');
  expect(output.trim()).toBe(
    '--parallel 2: the states of one world are gone once another begins: the server keeps one at a time. Verify without --parallel.',
  );
  expect(code).toBe(2);
});

test('without numbers of pushes their gaps and their interactions are left out, and the report says so', async () => {
  const args = await exampleArgs();
  const numbered = 'a sessionRequest command after two seconds without a connection';
  const scenario = 'foundation/realtime/a-lost-connection-misses-nothing';
  const named = [numbered, scenario, 'a ping command'].flatMap((each) => ['--interaction', each]);
  const chosen = [...named, '--without-push-numbers'];
  const { output, code } = await runHere(...args, ...chosen);
  expect(readOutcome(result)?.interactions.map(({ description }) => description)).toEqual(['a ping command']);
  expect(output).toContain(
    'Left out: the numbers of pushes, and 2 interactions that need them (--without-push-numbers)',
  );
  expect(code).toBe(0);
});

test('single interactions are verified by their description, and scenarios by their id', async () => {
  const [first = ''] = descriptions;
  const id = 'foundation/session/log-out-ends-the-token-for-rest';
  const { code } = await runHere(...(await exampleArgs()), '--interaction', first, '--interaction', id);
  expect(readOutcome(result)?.interactions.map(({ description, call }) => [description, call])).toEqual([
    [first, 'foundation/wallet/getGuestBalance'],
    ['after log-out the token is rejected by REST', id],
  ]);
  expect(code).toBe(0);
});

test('scenarios that are left out are named with the calls that they need', async () => {
  const claims = join(directory, 'claims.txt');
  writeFileSync(claims, readFileSync(join(node.folder, 'claims.txt'), 'utf8'));
  const args = [...(await exampleArgs()), '--claims', claims, '--call', 'messageSend', '--call', 'favouritePinActor'];
  const { output } = await runHere(...args, '--only-claimed', '--report', 'junit');
  expect(output).toContain('Left out: effect content/messenger/one-key-sends-once needs messengerContent, not claimed');
  expect(readOutcome(result)?.leftOut).toContainEqual({
    call: 'content/messenger/one-key-sends-once',
    description: 'a message that is sent again with its key is written and paid once',
    reason: 'notClaimed',
    needs: ['content/messenger/messengerContent'],
    isNear: true,
  });
  expect(readFileSync(join(directory, 'result.junit.xml'), 'utf8')).toContain(
    '<skipped message="needs favouriteActorsRequest, favouritePinActor, pinnedModels, not claimed"/>',
  );
});

test('without --only-claimed the same scenarios are told apart with the calls that they need', async () => {
  const claims = join(directory, 'claims.txt');
  writeFileSync(claims, 'messageSend\nsessionRequest\n');
  const args = [...(await exampleArgs()), '--claims', claims, '--interaction'];
  const { output } = await runHere(...args, 'content/messenger/one-key-sends-once');
  expect(output).toContain(
    'Not claimed: effect content/messenger/one-key-sends-once needs messengerContent, getGuestBalance, not claimed',
  );
});
