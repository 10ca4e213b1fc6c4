import { operationText, query as declareQuery, s } from '@lounge/protocol';
import { actorHeatMaps, onlineModels } from '@lounge/protocol/content/actors';
import { channelsList, channelsLoad } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { aWorld } from '../testing/a-world.ts';
import { anonymousCaller } from '../testing/test-client.ts';
import { handle } from './handler.ts';
import { inProcess } from './in-process.ts';

const setUp = (parseAnswers = true) => {
  const { world, run } = aWorld();
  const causes: unknown[] = [];
  const report = (cause: unknown) => void causes.push(cause);
  const transport = inProcess(handlers)({ world, caller: anonymousCaller, run: { parseAnswers }, report });
  const send = (path: string, options: Partial<Parameters<typeof transport.send>[0]> = {}) =>
    transport.send({ method: 'GET', path, query: {}, body: null, ...options });
  const query = (text: string, variables: unknown = {}) =>
    send('/vxql', { method: 'POST', body: { query: text, variables } });
  return { send, query, causes, run };
};

test('a REST call gets the answer that the server gives', async () => {
  const { send } = setUp();
  const envelope = { language: 'de', ver: 'abc', access_token: 'secret' };
  const answer = await send('/rest/v1/alive', { query: envelope });
  expect(answer).toEqual({ status: 200, body: { status: 'ok', time: '2026-11-20T19:00:00.000Z' } });
});

test.each([
  ['/rest/v1/nothing', {}, 404, 'unknown', null],
  ['/rest/v1/alive', { method: 'POST' }, 404, 'unknown', null],
  ['/rest/v1/actor/getActor/x', {}, 400, 'malformed', 'actorId'],
  ['/rest/v1/alive', { query: { extra: '1' } }, 400, 'malformed', 'extra'],
  ['/rest/v1/actor/getActor/999999', {}, 404, 'unknown', 'actorId'],
])('rejects %s with %j', async (path, options, status, code, field) => {
  const { send } = setUp();
  expect(await send(path, options)).toEqual({ status, body: { error: { code, field, requestId: 'r-1' } } });
});

test('a declared operation gets its answer; the extensions of an error carry code and field', async () => {
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

test('an operation is known at the path of its service only', async () => {
  const { world } = aWorld();
  const answer = s.object({ count: s.count });
  const count = declareQuery('area/module/count', { service: 'feed', input: s.empty, answer, purpose: 'Counts.' });
  const context = { world, caller: anonymousCaller, run: { parseAnswers: true } };
  const { send } = inProcess([handle(count, async () => ({ count: 3 }))])(context);
  const asked = { method: 'POST', query: {}, body: { query: operationText(count), variables: {} } };
  expect(await send({ ...asked, path: '/feed-service' })).toEqual({
    status: 200,
    body: { data: { count: { count: 3 } } },
  });
  expect(await send({ ...asked, path: '/vxql' })).toMatchObject({ status: 404 });
});

test('an operation that is not declared is unknown', async () => {
  expect(await setUp().query('{__typename}')).toMatchObject({ status: 404, body: { error: { code: 'unknown' } } });
});

test('an unexpected error becomes `failed` and its cause is reported', async () => {
  const { send, causes, run } = setUp();
  await run('drop table event');
  const body = { eventContext: 'a', eventAction: 'b' };
  const answer = await send('/rest/v1/tracking/track', { method: 'POST', body });
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'failed' } } });
  expect(causes).toHaveLength(1);
});

test('a rejected call reports no cause, and nobody need listen to causes', async () => {
  const { send, causes } = setUp();
  await send('/rest/v1/actor/getActor/999999');
  expect(causes).toEqual([]);
  const { world, run } = aWorld();
  await run('drop table event');
  const quiet = inProcess(handlers)({ world, caller: anonymousCaller, run: { parseAnswers: true } });
  const body = { eventContext: 'a', eventAction: 'b' };
  const answer = await quiet.send({ method: 'POST', path: '/rest/v1/tracking/track', query: {}, body });
  expect(answer).toMatchObject({ status: 500 });
});

test('a command runs for its caller, and an unknown one is rejected', async () => {
  const { world } = aWorld();
  const context = { world, caller: { ...anonymousCaller, guestId: 7 }, run: { parseAnswers: true } };
  const transport = inProcess(handlers)(context);
  const published: string[] = [];
  world.bus.subscribe(({ message }) => published.push(message.type));
  const command = { type: channelsLoad.type, payload: { offset: 0, limit: 10 }, key: null };
  expect(await transport.command(command)).toMatchObject({ ok: true });
  expect(published).toEqual([channelsList.type]);
  expect(await transport.command({ ...command, type: 'toString' })).toEqual({
    ok: false,
    code: 'unknown',
    field: 'type',
  });
  const payload = { offset: -1, limit: 10 };
  expect(await transport.command({ ...command, payload })).toEqual({ ok: false, code: 'malformed', field: 'offset' });
});
