import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PactFile } from './pact-files.ts';
import { noStates } from './set-state.ts';
import { verifyFile, type Progress } from './verify.ts';
import { endedEarly } from './workers.ts';

const paths = ['/cut', '/closed', '/last'];
const file = {
  metadata: { pactSpecification: { version: '4.0' } },
  provider: { name: 'rest-api' as const },
  interactions: paths.map((path) => ({
    type: 'Synchronous/HTTP' as const,
    description: `a request for ${path}`,
    request: { method: 'GET', path },
    response: { status: 204 },
  })),
} satisfies PactFile & { readonly metadata: object };

/** Cuts one body, closes one connection, and answers the rest. */
const server = createServer(({ url }, response) => {
  if (url === '/closed') return void response.destroy();
  if (url !== '/cut') return void response.writeHead(204).end();
  response.writeHead(200, { 'content-length': '10' });
  response.write('12345', () => response.destroy());
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

test('what a server said wrong counts as an answer, and is known before the end of a run', async () => {
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seen: Progress[] = [];
  await verifyFile(file, { baseUrl, socketUrl: '', setState: noStates, waitMs: 60_000 }, (now) => seen.push(now));
  const { answered, troubles } = seen.at(-1) ?? { answered: 0, troubles: [] };
  expect(answered).toBe(3);
  expect(troubles.map(([, { kind }]) => kind).toSorted()).toEqual(['closed', 'cut']);
  const { interactions } = endedEarly(file, 'the run ended', troubles);
  expect(interactions.map(({ description, trouble }) => [description, trouble?.kind])).toEqual([
    ['a request for /cut', 'cut'],
    ['a request for /closed', 'closed'],
    ['a request for /last', 'notTried'],
  ]);
});
