import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509';
import { expect, test, vi } from 'vitest';
import {
  argsOf,
  directory,
  notFound,
  ok,
  pacts,
  result,
  servers,
  troubles,
  type Behaviour,
} from './bad-servers/behaving-server.ts';
import { runHere } from './run-here.ts';
import { pactsIn } from './verify/pact-files.ts';
import { digestOf, readOutcome } from './verify/result-file.ts';
import { runCli } from './verify/run-cli.ts';

/** A certificate that no authority signed, and its key. */
const ownCertificate = async () => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const certificate = await X509CertificateGenerator.createSelfSigned({ name: 'CN=127.0.0.1', keys, signingAlgorithm });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { cert: certificate.toString('pem'), key: PemConverter.encode(key, PemConverter.PrivateKeyTag) };
};

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

test('an address that does not answer is tried for ten seconds, and named', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    // The clock is not waited for.
    expect(ms).toBe(10_000);
    return AbortSignal.abort(new DOMException('', 'TimeoutError'));
  });
  const args = await argsOf({ onCall: () => undefined });
  const { code, output } = await runHere(...args, '--wait-ms', '200');
  vi.restoreAllMocks();
  expect(output).toMatch(/^--base-url: too slow: no answer within 10,000 ms: http:\S+$/m);
  expect(code).toBe(3);
});

test('a handshake that is answered by a status is named with it', async () => {
  const args = await argsOf({ onCall: notFound });
  const refusing = createServer();
  refusing.on('upgrade', (_, socket) => socket.end('HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\n\r\n'));
  refusing.listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  servers.push(refusing);
  const url = `ws://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const { code, output } = await runHere(...args, '--socket-url', url);
  expect(output.trim()).toBe(
    `--socket-url: no socket: ${url} answered its handshake with 302, a redirect to /elsewhere`,
  );
  expect(code).toBe(3);
});

test.each([
  ['/api', '', 'http://HOST'],
  ['', '/api', 'http://HOST/api'],
])('when all is 404 below "%s", the prefix "%s" is proposed', async (given, real, proposed) => {
  const onCall: RequestListener = ({ url = '' }, response) => {
    const isThere = url.startsWith(`${real}/rest/v1/`);
    response.writeHead(isThere ? 401 : 404, { 'content-type': 'application/json' }).end('{}');
  };
  const args = await argsOf({ onCall });
  const host = new URL(args[2] ?? '').host;
  const { output, code } = await runHere(...args, '--base-url', `http://${host}${given}`, '--transport', 'rest');
  expect(output).toContain(
    `The only answer was 404: try --base-url ${proposed.replace('HOST', host)}, where content/actors/getActor is answered`,
  );
  expect(code).toBe(1);
});

test('when all is 404 and no prefix helps, that is said; a page that answers everything is no help', async () => {
  const onCall: RequestListener = ({ url = '' }, response) =>
    url.startsWith('/api/')
      ? void response.writeHead(404).end()
      : void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
  const args = await argsOf({ onCall });
  const { output } = await runHere(
    ...args,
    '--base-url',
    `${args[2]}/api`,
    '--transport',
    'rest',
    '--transport',
    'query',
  );
  expect(output).toContain(
    `All 2 answers were 404: --base-url ${args[2]}/api probably lacks a prefix, or has one too much`,
  );
});

test('with proxy variables a server on loopback is called directly, by pacts and states alike', async () => {
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9');
  vi.stubEnv('NO_PROXY', 'example.test');
  const states: string[] = [];
  const onState: RequestListener = (request, response) => {
    states.push(String(request.headers['x-world']));
    ok(request, response);
  };
  await runHere(...(await argsOf({ onCall: notFound, onState })), '--transport', 'rest');
  vi.unstubAllEnvs();
  expect(states.filter((world) => world !== 'preflight')).not.toEqual([]);
  expect(readOutcome(result)?.interactions).toEqual([
    expect.objectContaining({ trouble: null, status: 404, differences: expect.arrayContaining([]) }),
  ]);
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
