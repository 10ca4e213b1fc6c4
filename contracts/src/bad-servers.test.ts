import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { runHere } from './run-here.ts';
import { pactsIn, readPacts } from './verify/pact-files.ts';
import { digestOf, readOutcome } from './verify/result-file.ts';
import { runCli } from './verify/run-cli.ts';

const directory = mkdtempSync(join(tmpdir(), 'lounge-bad-servers-'));
const pacts = join(directory, 'pacts');
const result = join(directory, 'result.json');
const servers: Server[] = [];

/** One interaction of each transport, to keep the runs short. */
const descriptions = ['a request for a performer by id', 'a query for two similar performers', 'a ping command'];

beforeAll(() => {
  mkdirSync(pacts);
  for (const pact of readPacts()) {
    const interactions = pact.interactions.filter(({ description }) => descriptions.includes(description));
    writeFileSync(join(pacts, `${pact.provider.name}.json`), JSON.stringify({ ...pact, interactions }));
  }
  return () => rmSync(directory, { recursive: true });
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Behaviour {
  readonly onCall: RequestListener;
  readonly onState?: RequestListener;
  readonly onFrame?: (socket: {
    send(content: string | Buffer): void;
    close(code: number, reason: string): void;
  }) => void;
}

const ok: RequestListener = (_, response) => void response.writeHead(204).end();
const notFound: RequestListener = (_, response) =>
  void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');

/** Answers the preflight, and hangs from then on. */
const onlyOnce = (): RequestListener => {
  let isFirst = true;
  return (_, response) => {
    if (isFirst) response.end();
    isFirst = false;
  };
};

/** The arguments for a server that answers as it is told; `secure` is its certificate and key, if it speaks TLS. */
const argsOf = async (
  { onCall, onState = ok, onFrame = (socket) => socket.close(1000, 'over') }: Behaviour,
  secure: { readonly cert: string; readonly key: string } | null = null,
): Promise<readonly string[]> => {
  const onRequest: RequestListener = (request, response) =>
    request.url === '/states' ? onState(request, response) : onCall(request, response);
  const server = secure === null ? createServer(onRequest) : createTlsServer(secure, onRequest);
  new WebSocketServer({ server }).on('connection', (socket) => socket.on('message', () => onFrame(socket)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const s = secure === null ? '' : 's';
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = [
    '--base-url',
    `http${s}://${host}`,
    '--socket-url',
    `ws${s}://${host}`,
    '--states-url',
    `http${s}://${host}/states`,
  ];
  // A busy machine answers late.
  return ['verify', ...addresses, '--pacts', pacts, '--result', result, '--wait-ms', '60000'];
};

/** A certificate that no authority signed, and its key. */
const ownCertificate = async () => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const certificate = await X509CertificateGenerator.createSelfSigned({ name: 'CN=127.0.0.1', keys, signingAlgorithm });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { cert: certificate.toString('pem'), key: PemConverter.encode(key, PemConverter.PrivateKeyTag) };
};

const troubles = () => readOutcome(result)?.interactions.map(({ trouble }) => trouble?.text);

test('a server that is down is not reachable at three addresses: three lines, exit code 3', async () => {
  const args = await argsOf({ onCall: ok });
  for (const server of servers.splice(0)) server.close();
  const { code, output } = await runHere(...args);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^--base-url: not reachable: http:\S+, ECONNREFUSED$/),
    expect.stringMatching(/^--states-url: not reachable: http:\S+, ECONNREFUSED$/),
    expect.stringMatching(/^--socket-url: not reachable: ws:\S+, ECONNREFUSED$/),
  ]);
  expect(code).toBe(3);
});

test.each<[string, RequestListener, string]>([
  [
    'HTML',
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    '200 (text/html)',
  ],
  ['501', (_, response) => void response.writeHead(501).end(), '501 (no content type)'],
])('a states endpoint that answers %s is named before any interaction', async (_, onState, answered) => {
  const { code, output } = await runHere(...(await argsOf({ onCall: ok, onState })));
  expect(output).toMatch(/^--states-url: http:\S+ sets no states: it answered /);
  expect(output).toContain(answered);
  expect(code).toBe(3);
});

test('addresses that redirect are named before any interaction', async () => {
  const moved: RequestListener = ({ url }, response) =>
    void response.writeHead(308, { location: `https://127.0.0.1:9${url}` }).end();
  const { code, output } = await runHere(...(await argsOf({ onCall: moved, onState: moved })));
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^--base-url: http:\S+ redirects to https:\S+\/: give that address$/),
    expect.stringMatching(/^--states-url: http:\S+ redirects to https:\S+\/states: give that address$/),
  ]);
  expect(code).toBe(3);
});

test('an answer without a content type is named as such', async () => {
  const onCall: RequestListener = (_, response) => void response.end('{}');
  await runHere(...(await argsOf({ onCall })), '--transport', 'rest');
  const [broken] = readOutcome(result)?.interactions ?? [];
  expect(JSON.stringify(broken?.differences)).not.toContain('text/html');
  expect(broken?.differences).toContainEqual(expect.objectContaining({ at: 'Content-Type' }));
});

test('a state that fails belongs to its interactions', async () => {
  const onState: RequestListener = (_, response) => void response.writeHead(422).end('not yet');
  const { code } = await runHere(...(await argsOf({ onCall: notFound, onState })));
  const reason = /^The state ".+" could not be set, status 422: not yet$/;
  expect(troubles()).toEqual(descriptions.map(() => expect.stringMatching(reason)));
  expect(readOutcome(result)?.problems).toEqual([]);
  expect(code).toBe(1);
});

test('slow answers are named as such', async () => {
  const { code, output } = await runHere(
    ...(await argsOf({ onCall: onlyOnce(), onFrame: () => undefined })),
    '--wait-ms',
    '200',
  );
  expect(troubles()).toEqual([
    'too slow: no answer within 200 ms',
    'too slow: no "ackSession" frame within 200 ms',
    'too slow: no answer within 200 ms',
  ]);
  expect(output).toContain('too slow: no answer within 200 ms');
  expect(code).toBe(1);
});

test('closed sockets are named as such', async () => {
  const onFrame: Behaviour['onFrame'] = (socket) => socket.close(1011, 'broken');
  const { code } = await runHere(...(await argsOf({ onCall: notFound, onFrame })), '--transport', 'socket');
  expect(troubles()).toEqual(['the socket was closed with 1011 (broken)']);
  expect(code).toBe(1);
});

test('answers that are no JSON, and megabytes, are named as such', async () => {
  const onCall: RequestListener = ({ url }, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(url?.startsWith('/vxql') === true ? '{"half":' : `"${'x'.repeat(5_000_000)}"`);
  const { code } = await runHere(...(await argsOf({ onCall, onFrame: (socket) => socket.send('<frame>') })));
  expect(troubles()).toEqual([
    'the body is not JSON: {"half":',
    'a frame is no JSON object: <frame>',
    'the answer has more than 4 MB',
  ]);
  expect(code).toBe(1);
});

test('dropped connections and binary frames, which no client reads, are named as such', async () => {
  let isFirst = true;
  const onCall: RequestListener = (_, response) => {
    if (isFirst) response.end();
    else response.destroy();
    isFirst = false;
  };
  const onFrame: Behaviour['onFrame'] = (socket) => socket.send(Buffer.from('{"type":"ackSession"}'));
  const { code } = await runHere(...(await argsOf({ onCall, onFrame })));
  const dropped = expect.stringMatching(/^the connection was closed without an answer: http:\S+$/);
  expect(troubles()).toEqual([dropped, 'a frame is binary; a client reads text', dropped]);
  expect(code).toBe(1);
});

test('a run ends at its timeout, and tells what was not tried', async () => {
  const onCall = onlyOnce();
  const args = await argsOf({ onCall, onFrame: () => undefined });
  const { code } = await runHere(...args, '--timeout', '2');
  expect(new Set(troubles())).toEqual(new Set(['the run ended after 2 s (--timeout)']));
  expect(code).toBe(1);
});

test.each([
  ['junit', 'result.junit.xml', '<testsuite name="content/actors"'],
  ['html', 'result.html', '<summary>content/actors: 2 of 2 broken</summary>'],
  ['json', 'result.report.json', '"title": "GET /rest/v1/actor/getActor/'],
])('--report %s writes a file beside the outcome', async (format, file, content) => {
  const { output } = await runHere(
    ...(await argsOf({ onCall: notFound })),
    '--transport',
    'rest',
    '--transport',
    'query',
    '--report',
    format,
  );
  expect(readFileSync(join(directory, file), 'utf8')).toContain(content);
  expect(output).toContain(file);
});

test('the outcome of a part of the pacts does not pass for that of all', async () => {
  await runHere(...(await argsOf({ onCall: notFound })), '--transport', 'rest');
  expect(readOutcome(result)?.of).not.toBe(digestOf(pactsIn(pacts).values()));
  await runHere(...(await argsOf({ onCall: notFound })));
  expect(readOutcome(result)?.of).toBe(digestOf(pactsIn(pacts).values()));
});

test('without an address of the socket its interactions are left out', async () => {
  const args = await argsOf({ onCall: notFound });
  const at = args.indexOf('--socket-url');
  const { output } = await runHere(...args.toSpliced(at, 2));
  expect(output).toContain('Left out: 1 of the socket');
  expect(readOutcome(result)?.interactions).toHaveLength(2);
});

test('a certificate that nobody knows is named at each address; with --insecure the answers count', async () => {
  const behaviour: Behaviour = { onCall: notFound, onFrame: (socket) => socket.send('<frame>') };
  const args = await argsOf(behaviour, await ownCertificate());
  const { code, output } = await runHere(...args);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^--base-url: not reachable: https:\S+, DEPTH_ZERO_SELF_SIGNED_CERT; --insecure accepts any/),
    expect.stringMatching(/^--states-url: not reachable: https:\S+, DEPTH_ZERO_SELF_SIGNED_CERT; --insecure accepts/),
    expect.stringMatching(/^--socket-url: not reachable: wss:\S+, DEPTH_ZERO_SELF_SIGNED_CERT; --insecure accepts/),
  ]);
  expect(code).toBe(3);
  // For the whole process, so in one of its own.
  const insecure = await runCli(...args, '--insecure');
  expect(insecure.code).toBe(1);
  expect(troubles()).toEqual([undefined, 'a frame is no JSON object: <frame>', undefined]);
});
