import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { BrokerDouble } from './broker/testing/BrokerDouble.ts';
import { providers } from './consume/files.ts';
import { runHere } from './run-here.ts';
import { readPacts } from './verify/pact-files.ts';
import { runCli } from './verify/run-cli.ts';

const token = 'broker-secret-4711';
const directory = mkdtempSync(join(tmpdir(), 'lounge-broker-'));
const result = join(directory, 'result.json');
const description = 'a request for a performer by id';
let broker: BrokerDouble;
const closers: (() => void)[] = [];

/** Writes a folder with the REST pact of one interaction. */
const folderWith = (name: string, wanted: string): string => {
  const folder = join(directory, name);
  mkdirSync(folder);
  const rest = readPacts().find(({ provider }) => provider.name === 'rest-api');
  const interactions = rest?.interactions.filter((each) => each.description === wanted);
  expect(interactions).toHaveLength(1);
  writeFileSync(join(folder, 'rest.json'), JSON.stringify({ ...rest, interactions }));
  return folder;
};

let pacts: string;
let others: string;

beforeAll(() => {
  pacts = folderWith('pacts', description);
  others = folderWith('others', 'a request for a performer by an unknown id');
  return () => rmSync(directory, { recursive: true });
});

beforeEach(async () => {
  broker = await BrokerDouble.start(token);
});

afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await broker.close();
});

/** Runs a command against the double. The token must not be printed, whatever happens. */
const run = async (...args: readonly string[]) => {
  const ran = await runCli(...args, '--broker', broker.url, '--token', token);
  expect(ran.output).not.toContain(token);
  return ran;
};

const publish = (version: string, branch = 'main', folder = pacts) =>
  run('publish', '--version', version, '--branch', branch, '--pacts', folder);

const canDeploy = (version: string, ...to: string[]) => run('can-i-deploy', '--version', version, ...to);

const serverAt = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void server.close());
  closers.push(() => server.closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const verify = (version: string, ...args: readonly string[]) =>
  run('verify', '--result', result, '--publish-results', '--provider-version', version, ...args);

test('pacts are published, verified, uploaded and asked for before a deployment', async () => {
  expect(await publish('1.0.0')).toEqual({
    code: 0,
    output: 'Published guest-client 1.0.0 (main): pacts with rest-api.\n',
  });
  broker.deploy('production', 'rest-api', '8.0.0');
  expect(await canDeploy('1.0.0', '--to', 'production')).toEqual({
    code: 1,
    output:
      '  guest-client 1.0.0 with rest-api 8.0.0: not verified\nguest-client 1.0.0 can not be deployed: A result is missing\n',
  });

  // The reference server, without an address.
  const verified = await verify('8.0.0', '--provider-branch', 'trunk');
  expect(verified.output).toContain('Published for rest-api 8.0.0: holds.');
  expect(verified.code).toBe(0);
  expect(broker.branches).toEqual(['rest-api 8.0.0 trunk']);
  expect(broker.results).toMatchObject([
    {
      pactId: 1,
      success: true,
      providerApplicationVersion: '8.0.0',
      testResults: [{ interactionId: '1-0', interactionDescription: description, success: true }],
      verifiedBy: { implementation: '@lounge/contracts' },
    },
  ]);
  expect(await canDeploy('1.0.0', '--to', 'production')).toEqual({
    code: 0,
    output:
      '  guest-client 1.0.0 with rest-api 8.0.0: holds\nguest-client 1.0.0 can be deployed: All results are there and hold\n',
  });
  expect((await canDeploy('1.0.0', '--with-branch', 'trunk')).code).toBe(0);
  expect((await canDeploy('1.0.0', '--with-branch', 'next')).code).toBe(1);
});

test('a server that answers something else is uploaded as broken, with the differences', async () => {
  await publish('1.0.0');
  const url = await serverAt((request, response) => {
    if (request.url === '/states') response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"no number"}');
  });
  const { code, output } = await verify('8.1.0', '--base-url', url, '--states-url', `${url}/states`);
  expect(output).toContain('Published for rest-api 8.1.0: broken.');
  expect(code).toBe(1);
  const [uploaded] = broker.results;
  expect(uploaded).toMatchObject({ success: false, providerApplicationVersion: '8.1.0' });
  expect(uploaded?.testResults).toHaveLength(1);
  expect(JSON.stringify(uploaded?.testResults[0]?.mismatches)).toMatch(/"identifier":"\$.*"description":"expected /);
  broker.deploy('production', 'rest-api', '8.1.0');
  expect((await canDeploy('1.0.0', '--to', 'production')).code).toBe(1);
});

test('a server that is not reachable has no result', async () => {
  await publish('1.0.0');
  const { code } = await verify('8.2.0', '--base-url', 'http://127.0.0.1:1');
  expect(code).toBe(3);
  expect(broker.results).toEqual([]);
});

test('without a branch those of the main branch and of deployed versions are asked for', async () => {
  await publish('1.0.0');
  await publish('1.1.0', 'next', others);
  await verify('8.0.0', '--base-url', 'http://127.0.0.1:1');
  await verify('8.0.0', '--base-url', 'http://127.0.0.1:1', '--branch', 'next');
  const first = broker.selectors[0];
  // Each run asks for each provider.
  const next = broker.selectors[providers.length];
  expect(first).toEqual([
    { consumer: 'guest-client', mainBranch: true },
    { consumer: 'guest-client', deployedOrReleased: true },
  ]);
  expect(next).toEqual([{ consumer: 'guest-client', branch: 'next' }]);
});

test('the pacts of a branch are verified, and no others', async () => {
  await publish('1.0.0');
  await publish('1.1.0', 'next', others);
  const verified = await verify('8.0.0', '--branch', 'next');
  // First, as it says why there is no result.
  expect(verified.output).toContain('Published for rest-api 8.0.0: holds.');
  expect(broker.results.map(({ pactId, success }) => [pactId, success])).toEqual([[2, true]]);
  const outcome = readFileSync(result, 'utf8');
  expect(outcome).toContain('a request for a performer by an unknown id');
  expect(outcome).not.toContain(`"${description}"`);
});

test('a version whose pact is there with another content is one sentence', async () => {
  await publish('1.0.0');
  expect(await publish('1.0.0', 'main', others)).toEqual({
    code: 2,
    output: `The broker answered 409 to POST ${broker.url}/contracts/publish: Cannot change the content of the pact for guest-client 1.0.0\n`,
  });
});

const publishArgs = ['publish', '--version', '1', '--branch', 'main'];

test.each([
  [[...publishArgs], '--broker is needed.'],
  [['publish', '--branch', 'main', '--broker', 'http://127.0.0.1:1'], '--version is needed.'],
  [['publish', '--version', '1', '--broker', 'http://127.0.0.1:1'], '--branch is needed.'],
  [[...publishArgs, '--broker', 'http://me:secret@127.0.0.1:1'], '--broker must have no user and no password'],
  [['can-i-deploy', '--version', '1', '--broker', 'http://127.0.0.1:1'], 'can-i-deploy needs either --to ENVIRONMENT'],
  [['can-i-deploy', '--to', 'a', '--broker', 'http://127.0.0.1:1'], '--version is needed.'],
  [['verify', '--publish-results'], '--publish-results needs --broker beside it.'],
  [['verify', '--broker', 'http://127.0.0.1:1', '--publish-results'], '--provider-version is needed.'],
  [['verify', '--broker', 'http://127.0.0.1:1', '--publish-results', '--call', 'a'], 'no pact is verified as a whole'],
  [['verify', '--broker', 'http://127.0.0.1:1', '--pacts', 'a'], '--broker and --pacts exclude each other.'],
  [['publish', 'more'], 'publish takes no argument "more".'],
])('misuse %j is one sentence and code 2', async (args, sentence) => {
  const { code, output } = await runHere(...args);
  expect(output).toContain(sentence);
  expect(output).not.toContain('secret');
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test('another token is one sentence', async () => {
  expect(await runHere(...publishArgs, '--broker', broker.url, '--token', 'another-token')).toEqual({
    code: 2,
    output: `The broker answered 401 to GET ${broker.url}/: --token names no token that it accepts.\n`,
  });
});

test('no pacts at the broker are one sentence', async () => {
  expect(await run('verify', '--result', result)).toEqual({
    code: 2,
    output: 'The broker has no pacts of guest-client to verify.\n',
  });
});

test.each([publishArgs, ['verify'], ['can-i-deploy', '--version', '1', '--to', 'production']])(
  '%s exits with 3 if the broker is not reachable',
  async (...args) => {
    const closed = await BrokerDouble.start(token);
    const { url } = closed;
    await closed.close();
    expect(await runHere(...args, '--broker', url, '--token', token)).toEqual({
      code: 3,
      output: `--broker: not reachable: ${url}, ECONNREFUSED\n`,
    });
  },
);

test.each<[RequestListener, number, RegExp]>([
  [(_, response) => void response.end('<html>'), 2, /^GET \S+ is no Pact broker: /],
  [(_, response) => void response.end('{}'), 2, /offers no pb:publish-contracts: no Pact broker, or too old\.$/],
  [(_, response) => void response.writeHead(503).end(), 3, /^The broker answered 503 to GET /],
  [(_, response) => void response.writeHead(302, { location: '/login' }).end(), 2, /^The broker answered 302 to GET /],
  [(r, response) => void response.writeHead(400).end(JSON.stringify({ error: r.headers.authorization })), 2, /\*\*\*$/],
])('an address that is no broker is one sentence: %#', async (listener, code, sentence) => {
  const ran = await runHere(...publishArgs, '--broker', await serverAt(listener), '--token', token);
  expect(ran.output.trim()).toMatch(sentence);
  expect(ran.output).not.toContain(token);
  expect(ran.output.trim().split('\n')).toHaveLength(1);
  expect(ran.code).toBe(code);
});

test('the token stays at the origin of the broker', async () => {
  const seen: (string | undefined)[] = [];
  const elsewhere = await serverAt((request, response) => {
    seen.push(request.headers.authorization);
    response.end('{}');
  });
  const index = { _links: { 'pb:publish-contracts': { href: `${elsewhere}/publish` } } };
  const url = await serverAt((_, response) => void response.end(JSON.stringify(index)));
  await runHere(...publishArgs, '--broker', url, '--token', token);
  expect(seen).toEqual([undefined]);
});
