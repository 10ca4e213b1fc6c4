import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differencesOf } from './pact-differences.ts';
import type { Outcome } from './outcome.ts';
import type { Interaction } from './pact-files.ts';
import { verifyInWorkers } from './workers.ts';

interface Row {
  readonly name: string;
  readonly expected: unknown;
  readonly got: unknown;
  /** The matcher of each path, of Pact's own names. */
  readonly rules?: Readonly<Record<string, object>>;
  readonly differences: readonly string[];
}

const anyType = { match: 'type' };
const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
const [one, two] = [
  { id: 1, name: 'a', note: 'x' },
  { id: 2, name: 'b', note: 'y' },
];

const rows: readonly Row[] = [
  {
    name: 'a longer list',
    expected: { pictures: ids(4) },
    got: { pictures: ids(18) },
    rules: { '$.pictures[*].id': anyType },
    differences: ['$.pictures: 4 items, got 18 items'],
  },
  { name: 'a shorter list', expected: [1, 2], got: [1], differences: ['$: 2 items, got 1 item'] },
  { name: 'an empty list', expected: { l: [] }, got: { l: [1, 2] }, differences: ['$.l: no items, got 2 items'] },
  {
    name: 'a list with too few',
    expected: { l: ids(1) },
    got: { l: [] },
    rules: { '$.l': { ...anyType, min: 1 } },
    differences: ['$.l: at least 1 item, got no items'],
  },
  {
    name: 'null in place of a list',
    expected: { l: ids(1) },
    got: { l: null },
    rules: { '$.l': { ...anyType, min: 1 } },
    differences: ['$.l: a value of the type of [{"id":1}], got null'],
  },
  {
    name: 'null in place of an object',
    expected: { a: { b: 1 } },
    got: { a: null },
    differences: ['$.a: a value of the type of {"b":1}, got null'],
  },
  { name: 'a value in place of null', expected: { a: null }, got: { a: 'x' }, differences: ['$.a: null, got "x"'] },
  { name: 'an empty text', expected: { a: 'x' }, got: { a: '' }, differences: ['$.a: "x", got ""'] },
  {
    name: 'another order',
    expected: { l: ['a', 'b', 'c'] },
    got: { l: ['b', 'a', 'c'] },
    differences: ['$.l: the items in their order, got the same items in another order'],
  },
  {
    name: 'another order of items whose notes are free',
    expected: { l: [one, two] },
    got: { l: [two, { ...one, note: 'z' }] },
    rules: { '$.l[0].note': anyType, '$.l[1].note': anyType },
    differences: ['$.l: the items in their order, got the same items in another order'],
  },
  {
    name: 'another order in one of two lists',
    expected: { l: [{ in: [1, 2] }, { in: [3, 4] }] },
    got: { l: [{ in: [1, 2] }, { in: [4, 3] }] },
    differences: ['$.l[1].in: the items in their order, got the same items in another order'],
  },
  { name: 'other items', expected: ['a', 'b'], got: ['b', 'b'], differences: ['$[0]: "a", got "b"'] },
];

const interactionOf = ({ name, expected, rules }: Row, at: number): Interaction => {
  const body =
    rules &&
    Object.fromEntries(Object.entries(rules).map(([path, rule]) => [path, { combine: 'AND', matchers: [rule] }]));
  return {
    type: 'Synchronous/HTTP',
    description: name,
    request: { method: 'GET', path: `/${at}` },
    response: {
      status: 200,
      body: { content: expected, contentType: 'application/json', encoded: false },
      ...(body === undefined ? {} : { matchingRules: { body } }),
    },
  };
};

const server: Server = createServer(({ url = '' }, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows[Number(url.slice(1))]?.got));
});
let outcome: Outcome;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Pact's own words are read, so Pact itself says them.
  const metadata = { pactSpecification: { version: '4.0' } };
  const file = { metadata, provider: { name: 'rest-api' as const }, interactions: rows.map(interactionOf) };
  outcome = await verifyInWorkers([file], {
    baseUrl,
    socketUrl: '',
    statesUrl: null,
    waitMs: 60_000,
    strict: false,
    headers: {},
    numbers: true,
    teardown: false,
    parallel: 1,
    timeoutMs: 600_000,
    verbose: false,
    progress: () => undefined,
  });
});

afterAll(() => void server.close());

test.each(rows)('$name is said as what it is', ({ name, differences }) => {
  const found = outcome.interactions.find(({ description }) => description === name);
  expect(found?.trouble).toBeNull();
  expect(found?.differences.map(({ at, expected, got }) => `${at}: ${expected}, got ${got}`)).toEqual(differences);
});

test('without the compared values each item of another order is named', () => {
  const mismatches = ['$[0]', '$[1]'].map((path) => ({ type: 'BodyMismatch', path, expected: '1', actual: '2' }));
  expect(differencesOf(mismatches, null).map(({ at }) => at)).toEqual(['$[0]', '$[1]']);
});
