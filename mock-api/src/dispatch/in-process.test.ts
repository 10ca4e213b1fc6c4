import { operationText } from '@lounge/protocol';
import { actorHeatMaps, onlineModels } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { aWorld } from '../testing/a-world.ts';
import { anonymousCaller } from '../testing/test-client.ts';
import { inProcess } from './in-process.ts';

const setUp = (parseAnswers = true) => {
  const { world, run } = aWorld();
  const causes: unknown[] = [];
  const report = (cause: unknown) => void causes.push(cause);
  const back = inProcess(handlers)({ world, caller: anonymousCaller, run: { parseAnswers }, report });
  const ask = (path: string, more: Partial<Parameters<typeof back.send>[0]> = {}) =>
    back.send({ method: 'GET', path, query: {}, body: null, ...more });
  const query = (text: string, variables: unknown = {}) =>
    ask('/vxql', { method: 'POST', body: { query: text, variables } });
  return { ask, query, causes, run };
};

test('a REST call is answered as the server answers it', async () => {
  const { ask } = setUp();
  const envelope = { language: 'de', ver: 'abc', access_token: 'secret' };
  const answer = await ask('/rest/v1/alive', { query: envelope });
  expect(answer).toEqual({ status: 200, body: { status: 'ok', time: '2026-11-20T19:00:00.000Z' } });
});

test.each([
  ['/rest/v1/nothing', {}, 404, 'unknown', null],
  ['/rest/v1/alive', { method: 'POST' }, 404, 'unknown', null],
  ['/rest/v1/actor/getActor/x', {}, 400, 'malformed', 'actorId'],
  ['/rest/v1/alive', { query: { extra: '1' } }, 400, 'malformed', 'extra'],
  ['/rest/v1/actor/getActor/999999', {}, 404, 'unknown', 'actorId'],
])('%s with %j is refused', async (path, more, status, code, field) => {
  const { ask } = setUp();
  expect(await ask(path, more)).toEqual({ status, body: { error: { code, field, requestId: 'r-1' } } });
});

test('a declared operation is answered, its refusals stand in the extensions', async () => {
  const { query } = setUp();
  const answered = await query(operationText(onlineModels), { first: 1 });
  expect(answered).toMatchObject({ status: 200, body: { data: { onlineModels: { items: [{ isOnline: true }] } } } });
  for (const [actorId, code] of [
    [999_999, 'unknown'],
    [0, 'malformed'],
  ]) {
    expect(await query(operationText(actorHeatMaps), { actorId })).toEqual({
      status: 200,
      body: { data: null, errors: [{ message: code, extensions: { code, field: 'actorId', requestId: 'r-1' } }] },
    });
  }
});

test('words that nobody declared are not answered', async () => {
  expect(await setUp().query('{__typename}')).toMatchObject({ status: 404, body: { error: { code: 'unknown' } } });
});

test('an unexpected error is failed and its cause reported', async () => {
  const { ask, causes, run } = setUp();
  await run('drop table event');
  const body = { eventContext: 'a', eventAction: 'b' };
  const answer = await ask('/rest/v1/tracking/track', { method: 'POST', body });
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'failed' } } });
  expect(causes).toHaveLength(1);
});
