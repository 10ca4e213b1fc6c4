import { request as httpRequest } from 'node:http';
import { operationText } from '@lounge/protocol';
import { commands, pushes, queryCalls, restCalls } from '@lounge/protocol/registry';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { maxBodyBytes } from './http/body.ts';
import type { LogRecord } from './log.ts';
import { createServer, type ReferenceServer } from './server.ts';
import { maxFrameBytes } from './socket/socket-adapter.ts';
import { worldStore } from './worlds/worlds.ts';
import { aWorld, onSqlite } from '../testing/a-world.ts';
import { testSecret } from '../testing/test-secret.ts';

let server: ReferenceServer;
let port: number;
const faults: LogRecord[] = [];

beforeAll(async () => {
  server = createServer({
    worlds: worldStore({ main: aWorld('main').world, make: null }),
    secret: testSecret,
    parseAnswers: true,
    requestsPerTenSeconds: 1_000_000,
    log: (record) => void (record.status >= 500 && faults.push(record)),
  });
  port = await server.listen(0);
});

afterAll(() => server.close());

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const send = ({ method, path, type, body }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      connection: 'close',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const out = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    // Node closes connections whose request line is too long, with or without a 431 before.
    out.on('error', (error) => (path.length > 12_000 ? resolve({ status: 431, text: '' }) : reject(error)));
    out.end(body);
  });

/** Checks a property; afterwards the log has no internal error and the server still responds. */
const survives = async <T>(property: fc.IAsyncProperty<T>, numRuns: number): Promise<void> => {
  // What differs on PostgreSQL is one text, which most inputs have somewhere.
  await fc.assert(property, { numRuns: onSqlite() ? numRuns : Math.ceil(numRuns / 10) });
  expect(faults.splice(0)).toEqual([]);
  expect(await send({ method: 'GET', path: '/rest/v1/alive' })).toMatchObject({ status: 200 });
};

/** Strings with a special meaning in JavaScript, SQL, JSON or URLs. */
const special = fc.constantFrom(
  '101',
  'mirela',
  'home',
  'velvet',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '{}',
  '[]',
  "' or 1=1 --",
  '"',
  '\\',
  '\u0000',
  '\ud800',
  '../../etc',
  '%',
  '%E0%A4%A',
  '%00',
  'true',
  '9'.repeat(400),
);
const huge = fc.integer({ min: 2_000, max: 9_000 }).map((size) => 'ä'.repeat(size));
const word = fc.oneof({ weight: 4, arbitrary: fc.string({ unit: 'binary' }) }, { weight: 4, arbitrary: special }, huge);
const anyValue = fc.oneof(
  { weight: 3, arbitrary: word as Arbitrary<unknown> },
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constant(null),
);
const fields = fc.dictionary(fc.oneof(word, fc.constantFrom('actorId', 'name', 'payload', 'first', 'type')), anyValue, {
  maxKeys: 5,
});

/** A segment of a request target; half of them percent-encoded, half raw. */
const segment = fc.tuple(word, fc.boolean()).map(([text, isEncoded]) => {
  const plain = text.toWellFormed();
  return isEncoded ? encodeURIComponent(plain) : plain.replaceAll(/[^\u0021-\u007e]|[?#]/g, '');
});
const querystring = fc
  .array(fc.tuple(segment, segment), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
const methodLike = (declared: string) => fc.oneof({ weight: 3, arbitrary: fc.constant(declared) }, method);
const type = fc.constantFrom('application/json', 'text/plain', 'text/html', 'application/json; charset=latin1', '');
const body = fc.oneof(
  { weight: 4, arbitrary: fields.map((each) => JSON.stringify(each)) },
  { weight: 2, arbitrary: anyValue.map((each) => JSON.stringify(each) ?? '') },
  { weight: 2, arbitrary: fields.map((each) => JSON.stringify(each).slice(0, -1)) },
  { weight: 1, arbitrary: word },
  { weight: 1, arbitrary: fc.constant('['.repeat(20_000)) },
  { weight: 1, arbitrary: fc.constant('9'.repeat(maxBodyBytes + 1)) },
);

const filled = (template: string): Arbitrary<string> =>
  fc.array(segment, { minLength: 4, maxLength: 4 }).map((values) => {
    let at = 0;
    return template.replaceAll(/\{\w+\}/g, () => values[(at += 1) % 4] ?? '');
  });

test.each(restCalls.map((call) => [call.id, call] as const))('%s survives random input', (_, call) =>
  survives(
    fc.asyncProperty(
      filled(call.path),
      querystring,
      methodLike(call.method),
      type,
      body,
      async (path, query, verb, contentType, text) => {
        const hasBody = verb !== 'GET' && verb !== 'OPTIONS';
        const sent = { method: verb, path: query === '' ? path : `${path}?${query}` };
        const { status, text: answer } = await send(hasBody ? { ...sent, type: contentType, body: text } : sent);
        expect(status).toBeLessThan(500);
        if (status !== 200 && answer.startsWith('{')) expect(JSON.parse(answer)).toHaveProperty('error.code');
      },
    ),
    100,
  ),
);

const token = fc.constantFrom(
  '{',
  '}',
  '(',
  ')',
  '$a',
  ':',
  '!',
  '...',
  'on',
  'query',
  'mutation',
  'fragment',
  '@skip',
);
const fieldName = fc.constantFrom(...queryCalls.map(({ name }) => name), '__schema', '__typename', 'items', 'id');
const documents = fc.oneof(
  fc.constantFrom(...queryCalls.map((call) => operationText(call))),
  fc
    .constantFrom(...queryCalls.map((call) => operationText(call)))
    .chain((text) =>
      fc.tuple(fc.nat(text.length), word).map(([at, piece]) => text.slice(0, at) + piece + text.slice(at)),
    ),
  fc.array(fc.oneof(token, fieldName, word), { maxLength: 30 }).map((parts) => parts.join(' ')),
  fc.integer({ min: 1, max: 400 }).map((depth) => '{onlineModels'.repeat(depth)),
  fc.constant('query a{...b} fragment b on Query{...b}'),
);

const sendQuery = (body: object): Promise<Response> => {
  const token = server.context.tokens.anonymous(server.context.worlds.main);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`http://127.0.0.1:${port}/vxql?language=en`, { method: 'POST', body: JSON.stringify(body), headers });
};

test('the query service survives random documents', () =>
  survives(
    fc.asyncProperty(
      documents,
      fc.oneof(fields, anyValue),
      fc.option(word),
      async (query, variables, operationName) => {
        const answer = await sendQuery({ query, variables, operationName });
        expect(answer.status).toBeLessThan(500);
        const { data, errors, error } = (await answer.json()) as Readonly<Record<string, unknown>>;
        expect([data, errors, error].some((each) => each !== undefined)).toBe(true);
      },
    ),
    600,
  ));

test('a declared operation without its variables is malformed', async () => {
  const query = queryCalls.map((call) => operationText(call)).find((text) => text.includes('Int!')) ?? '';
  const answer = await sendQuery({ query, variables: {} });
  expect(await answer.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'malformed' } }] });
});

test('the query service survives random bodies', () =>
  survives(
    fc.asyncProperty(body, type, method, async (text, contentType, verb) => {
      const { status } = await send({ method: verb, path: '/vxql', type: contentType, body: text });
      expect(status).toBeLessThan(500);
    }),
    150,
  ));

const messageType = fc.oneof(fc.constantFrom(...[...commands, ...pushes].map((each) => each.type)), word);
const frame = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(messageType, fields).map(([name, more]) => JSON.stringify({ ...more, type: name })),
  },
  { weight: 2, arbitrary: anyValue.map((each) => JSON.stringify(each) ?? '') },
  { weight: 2, arbitrary: word },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(70_000), 'x'.repeat(maxFrameBytes), 'ä'.repeat(40_000)) },
);

/** Sends frames and waits for as many answers, or for the close after an oversized frame. */
const exchange = (frames: readonly (string | Uint8Array)[]): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    const answers: unknown[] = [];
    socket.on('message', (data: Buffer) => {
      answers.push((JSON.parse(data.toString('utf8')) as { type: unknown }).type);
      if (answers.length === frames.length) socket.close();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answers));
    socket.on('open', () => {
      for (const each of frames) socket.send(each, { binary: typeof each !== 'string' });
    });
  });

test('the socket survives random frames', () =>
  survives(
    fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), async (frames) => {
      const answers = await exchange(frames);
      // The limit is in bytes, and an ä has two.
      const oversized = frames.findIndex((each) => Buffer.byteLength(each) > maxFrameBytes);
      expect(answers.length).toBeLessThanOrEqual(oversized < 0 ? frames.length : oversized);
      if (oversized < 0) expect(answers).toHaveLength(frames.length);
      for (const each of answers) expect(['refused', 'ackSession', 'pong']).toContain(each);
    }),
    300,
  ));
