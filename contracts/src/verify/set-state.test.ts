import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { statesAt, tearDown, type StatesOptions } from './set-state.ts';

const state = { name: 'a performer exists', params: { id: 7 } };

/** Sets the state at an address that answers so; what it is asked, and the failure. */
const setAt = async (
  status: number,
  answer: { readonly location?: string; readonly body?: string },
  options?: StatesOptions,
) => {
  const asked: string[] = [];
  const server = createServer(({ url, method }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(status, answer.location === undefined ? {} : { location: answer.location }).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/states`;
  const failure = await statesAt(url, { waitMs: 60_000, ...options })(state, 'w').then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
  const problems = await tearDown([state], { world: 'w', setState: statesAt(url, options) });
  server.closeAllConnections();
  server.close();
  return { asked, failure, problems };
};

test.each<[string, number, { location?: string; body?: string }, string | null]>([
  ['204', 204, {}, null],
  ['a redirect, which is not followed', 303, { location: '/log-in' }, 'status 303, a redirect to /log-in: '],
  ['501 without known sentences', 501, { body: 'no' }, 'status 501: no'],
  [
    '501 with sentences that it knows',
    501,
    { body: '{"states":["a guest exists","a performer is there"]}' },
    'status 501: {"states":["a guest exists","a performer is there"]} Did you mean "a performer is there"?',
  ],
  ['501 with sentences of other things', 501, { body: '{"states":["rain"]}' }, 'status 501: {"states":["rain"]}'],
])('the answer %s to a state', async (_, status, answer, text) => {
  const { failure, asked } = await setAt(status, answer);
  expect(failure).toBe(text === null ? null : `The state "a performer exists" could not be set, ${text}`);
  expect(asked).toEqual(['POST /states']);
});

test('states are cleaned up where that is asked for only, and failures are returned', async () => {
  expect(await setAt(204, {})).toMatchObject({ asked: ['POST /states'], problems: [] });
  expect(await setAt(500, { body: 'locked' }, { teardown: true })).toMatchObject({
    asked: ['POST /states', 'POST /states'],
    problems: ['The state "a performer exists" could not be cleaned up, status 500: locked'],
  });
});
