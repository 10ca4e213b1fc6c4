import { mkdtempSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  argsOf,
  descriptions,
  directory,
  notFound,
  result,
  servers,
  troubles,
  type Behaviour,
} from './bad-servers/behaving-server.ts';
import { runHere } from './run-here.ts';
import { readPacts } from './verify/pact-files.ts';
import { readOutcome } from './verify/result-file.ts';

/** Answers the preflight, and hangs from then on. */
const onlyOnce = (): RequestListener => {
  let isFirst = true;
  return (_, response) => {
    if (isFirst) response.end();
    isFirst = false;
  };
};

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

test('slow answers are named as such, with their address', async () => {
  const { code, output } = await runHere(
    ...(await argsOf({ onCall: onlyOnce(), onFrame: () => undefined })),
    '--wait-ms',
    '200',
  );
  const late = expect.stringMatching(/^too slow: no answer within 200 ms: http:\/\/127\.0\.0\.1:\d+$/);
  expect(troubles()).toEqual([
    late,
    'too slow: no "ackSession" frame within 200 ms after the frame "sessionRequest"',
    late,
  ]);
  expect(output).toContain('too slow: no answer within 200 ms');
  expect(code).toBe(1);
});

test.each<[string, RequestListener, string]>([
  [
    'a redirect',
    ({ url = '' }, response) => void response.writeHead(302, { location: `/moved${url}` }).end(),
    'status 302, a redirect to /moved/',
  ],
  [
    'a body that ends before its length',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '50' });
      response.write('{"half":', () => response.destroy());
    },
    'the body was cut: status 200, and 8 of 50 bytes came',
  ],
  [
    'a body whose parts stop',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":', () => response.destroy());
    },
    'the body was cut: status 200, and 8 bytes came',
  ],
])('%s is named as such', async (_, onRequest, text) => {
  const wanted: string[] = [];
  const onCall: RequestListener = (request, response) => {
    wanted.push(request.url ?? '');
    if (request.url === '/') response.end();
    else onRequest(request, response);
  };
  const { code } = await runHere(...(await argsOf({ onCall })), '--transport', 'rest', '--transport', 'query');
  expect(troubles()).toEqual([expect.stringContaining(text), expect.stringContaining(text)]);
  // Nothing is followed.
  expect(wanted.filter((url) => url.startsWith('/moved'))).toEqual([]);
  expect(code).toBe(1);
});

test('a body that stays open is told by what came', async () => {
  const onCall: RequestListener = ({ url }, response) => {
    if (url === '/') return void response.end();
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '50' }).write('{"half":');
  };
  await runHere(...(await argsOf({ onCall })), '--transport', 'rest', '--wait-ms', '200');
  expect(troubles()).toEqual(['too slow: the body did not end, 8 of 50 bytes came within 200 ms']);
});

test('a push that does not come is told by its event, with what came', async () => {
  const pact = readPacts().find(({ provider }) => provider.name === 'realtime');
  const [own] = pact?.interactions.filter(({ comments }) => comments?.call === 'content/actors/actorOnline') ?? [];
  const interactions = [own, { ...own, description: 'without its event', providerStates: [] }];
  const folder = mkdtempSync(join(directory, 'push-'));
  writeFileSync(join(folder, 'realtime.json'), JSON.stringify({ ...pact, interactions }));
  const onFrame: Behaviour['onFrame'] = (socket) => {
    socket.send('{"type":"ackSession"}');
    socket.send('{"type":"beat"}');
  };
  await runHere(...(await argsOf({ onCall: notFound, onFrame })), '--pacts', folder, '--wait-ms', '200');
  expect(troubles()).toEqual([
    'too slow: no "actorOnline" frame within 200 ms after the event "the performer comes online"; what came: {"type":"beat"}',
    expect.stringMatching(
      / within 200 ms after its session; it is sent after "the performer comes online"; .*what came: /,
    ),
  ]);
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

test('a server that is gone is named once, with the interaction before', async () => {
  const onCall: RequestListener = ({ url }, response) => {
    if (url === '/') return void response.end();
    // As if its process had ended.
    servers[0]?.close();
    servers[0]?.closeAllConnections();
  };
  const { code, output } = await runHere(...(await argsOf({ onCall })));
  const gone = expect.stringMatching(/^the server is gone: http:\/\/127\.0\.0\.1:\d+\S* refuses connections$/);
  expect(troubles()).toEqual([expect.stringContaining('the connection was closed without an answer'), gone, gone]);
  expect(readOutcome(result)?.problems).toEqual([
    expect.stringMatching(
      /^The server is gone: http:\S+ refuses connections since "a ping command", after "a query for two similar performers"; 2 interactions were not tried$/,
    ),
  ]);
  expect(output.match(/the server is gone/gi)).toHaveLength(2);
  expect(output).toMatch(/^foundation\/realtime: 0 of 1 broken, 1 not tried$/m);
  expect(output).toMatch(/^1 of 3 interactions are broken, 2 not tried\. All of them: /m);
  expect(code).toBe(1);
});

test('a run ends at its timeout, and tells what was not tried', async () => {
  const onCall = onlyOnce();
  const args = await argsOf({ onCall, onFrame: () => undefined });
  const { code } = await runHere(...args, '--timeout', '2');
  expect(new Set(troubles())).toEqual(new Set(['the run ended after 2 s (--timeout)']));
  expect(code).toBe(1);
});
