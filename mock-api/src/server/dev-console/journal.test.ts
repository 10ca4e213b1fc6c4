import { getActor, actorsByIds } from '@lounge/protocol/content/actors';
import { operationText, queryPath } from '@lounge/protocol';
import { favouritePinActor } from '@lounge/protocol/content/favourites';
import { getGuestBalance } from '@lounge/protocol/foundation/wallet';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from '../../dev-console/example-of.ts';
import { cookiesIn, devConsoleServer, type DevConsoleServer } from '../../testing/dev-console-server.ts';
import { openSocket } from '../../testing/open-socket.ts';
import type { JournalEntry } from '../../world/Journal.ts';

let backend: DevConsoleServer;
let number = 0;
beforeAll(async () => {
  backend = await devConsoleServer();
});
afterAll(() => backend.close());

/** A new world: its header, requests, actions and journal. */
const newWorld = () => {
  const headers = { 'x-world': `journal-${(number += 1)}` };
  return {
    headers,
    request: (path: string, more: Readonly<Record<string, string>> = {}, body?: unknown) =>
      backend.request(path, { headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) }),
    act: async (action: string, input: object) => {
      const { status, body } = await backend.act(action, input, headers);
      return { status, ...(body as { message?: string; error?: { code: string; field: string } }) };
    },
    journal: async () => {
      const { body } = await backend.request('/dev/api/journal', { headers });
      return (body as { entries: readonly JournalEntry[] }).entries;
    },
  };
};

const actorPath = getActor.path.replace('{actorId}', '101');

test('each answer is noted with its world and why it came', async () => {
  const { request, act, journal, headers } = newWorld();
  await request(actorPath);
  await act('state', { state: 'no performer has the id', params: { id: 101 } });
  await request(actorPath);
  await act('fault', { call: getActor.id, code: 'unavailable', ms: 1 });
  await request(actorPath);
  await request('/rest/v1/actor/getActor/x101');
  await request('/rest/v1/actor/getAktor/101?access_token=a.secret-of-a-visitor');
  await request(getGuestBalance.path, { authorization: 'Bearer a.secret-of-a-visitor' });
  const entries = (await journal()).toReversed();
  expect(
    entries.map(({ call, status, code, by, states, delayedMs }) => [call, status, code, by, states, delayedMs]),
  ).toEqual([
    [getActor.id, 200, null, 'handler', [], 0],
    [getActor.id, 404, 'unknown', 'handler', ['no performer has the id'], 0],
    [getActor.id, 503, 'unavailable', 'fault', ['no performer has the id'], 1],
    [getActor.id, 400, 'malformed', 'check', ['no performer has the id'], 0],
    ['/rest/v1/actor/getAktor/101', 404, 'unknown', 'check', ['no performer has the id'], 0],
    [getGuestBalance.id, 401, 'needLogin', 'check', ['no performer has the id'], 0],
  ]);
  expect(new Set(entries.map(({ world }) => world))).toEqual(new Set([headers['x-world']]));
  expect(JSON.parse(entries[0]?.answer ?? '')).toMatchObject({ id: 101 });
  expect(JSON.stringify(entries)).not.toContain('secret-of-a-visitor');
});

test('a journal has no tokens, is bounded, and can be emptied', async () => {
  const { request, act, journal } = newWorld();
  const { body } = await request(createVisitorToken.path, {}, {});
  const { accessToken } = body as { accessToken: string };
  const [only] = await journal();
  expect(only).toMatchObject({ call: createVisitorToken.id, answer: expect.stringContaining('"redacted"') });
  expect(JSON.stringify(only)).not.toContain(accessToken);
  for (let count = 0; count < 205; count += 1) await request('/rest/v1/alive');
  const entries = await journal();
  expect([entries.length, entries[0]?.number]).toEqual([200, 206]);
  await act('clear-journal', {});
  expect(await journal()).toEqual([]);
});

test('a stub answers a call by REST and query until it is removed, and the journal names it', async () => {
  const { request, act, journal } = newWorld();
  const { body: actor } = await request(actorPath);
  const stubbed = { ...(actor as object), name: 'Stubbed' };
  expect(await act('stub', { call: 'getActor', name: 'renamed', answer: stubbed })).toEqual({
    status: 200,
    message: `The stub renamed answers for ${getActor.id}, until it is removed.`,
  });
  expect(await act('stub', { call: actorsByIds.id, answer: [], times: 1 })).toMatchObject({ status: 200 });
  for (let count = 0; count < 3; count += 1) expect((await request(actorPath)).body).toEqual(stubbed);
  const { accessToken } = (await request(createVisitorToken.path, {}, {})).body as { accessToken: string };
  const query = { query: operationText(actorsByIds), variables: { ids: [101] } };
  const ask = async () =>
    (
      (await request(queryPath, { authorization: `Bearer ${accessToken}` }, query)).body as {
        data: { actorsByIds: readonly unknown[] };
      }
    ).data.actorsByIds.length;
  expect([await ask(), await ask()]).toEqual([0, 1]);
  expect((await journal()).map(({ call, by, stub }) => [call, by, stub])).toEqual([
    [actorsByIds.id, 'handler', null],
    [actorsByIds.id, 'stub', 'actorsByIds'],
    [createVisitorToken.id, 'handler', null],
    ...Array.from({ length: 3 }, () => [getActor.id, 'stub', 'renamed']),
    [getActor.id, 'handler', null],
  ]);
  expect(await act('no-stub', { call: 'getActor' })).toMatchObject({ message: 'The stub renamed was removed.' });
  expect((await request(actorPath)).body).toEqual(actor);
});

test('a stub answers a command with its reply, and a message that reaches no command is noted', async () => {
  const { headers, act, journal } = newWorld();
  const answer = exampleOf(favouritePinActor.answer, 40);
  await act('stub', { call: favouritePinActor.id, name: 'pinned', answer, times: 1 });
  const played = await backend.act('scenario', { scenario: 'coins-and-messages', guestId: 40 }, headers);
  const { tokens } = backend.server.context;
  const accessToken = tokens.ofCookie(cookiesIn(played).split('=')[1] ?? '');
  const { exchange, socket } = await openSocket(backend.host, { headers });
  const sender = { accessToken, guestId: 40 };
  await exchange({ type: 'sessionRequest', language: 'en', ...sender });
  // Nobody has this id: the handler is not asked.
  expect(await exchange({ type: favouritePinActor.type, actorId: 999_999, key: 'k-1', ...sender })).toMatchObject({
    type: favouritePinActor.reply?.type,
    key: 'k-1',
    ...(answer as object),
  });
  expect(await exchange({ type: favouritePinActor.type, actorId: 'x', ...sender })).toMatchObject({ type: 'refused' });
  expect(await exchange({ type: 'nothing', ...sender })).toMatchObject({ type: 'refused', code: 'unknown' });
  socket.close();
  expect(await journal()).toMatchObject([
    { call: 'socket "nothing"', status: 404, code: 'unknown', by: 'check' },
    { call: `socket "${favouritePinActor.type}"`, status: 400, code: 'malformed', field: 'actorId', by: 'check' },
    { call: favouritePinActor.id, status: 200, by: 'stub', stub: 'pinned', guestId: 40 },
  ]);
});

test.each([
  [{ call: 'getNobody', answer: {} }, 'unknown', 'call'],
  [{ call: '*', code: 'failed' }, 'unknown', 'call'],
  [{ call: 'getActor', answer: { id: 'x' } }, 'malformed', expect.stringMatching(/^answer\./)],
  [{ call: 'getActor' }, 'malformed', 'answer'],
  [{ call: 'getActor', answer: {}, code: 'failed' }, 'malformed', expect.stringMatching(/^answer/)],
  [{ call: 'getActor', code: 'bored' }, 'malformed', 'code'],
  [{ call: 'getActor', code: 'failed', times: 0 }, 'malformed', 'times'],
])('the stub %j is rejected by name', async (input, code, field) => {
  expect(await newWorld().act('stub', input)).toMatchObject({ error: { code, field } });
});
