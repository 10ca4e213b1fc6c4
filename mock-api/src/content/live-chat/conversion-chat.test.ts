import { conversionChatActors } from '@lounge/protocol/content/actors';
import { conversionChat } from '@lounge/protocol/foundation/conversion';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { currentChat } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { guestIsKnown } from '../../foundation/guest/states.ts';
import { aPerformer } from '../actors/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { mayHandOut } from './delivery.ts';

const kind = 'conversionChat';
const welcome = { kind, price: null } as const;

const setUp = async () => {
  const chatWorld = await aChatWorld({ coins: 0 });
  const { world, answer, run } = chatWorld;
  await guestIsKnown.setUp({ guestId: 7, conversionChatEnd: '2026-11-20T20:00:00.000Z' }, world);
  await run(`update actor set "freeMessages" = 3 where id = 9101`);
  const end = async () => (await answer(guestInitData, {}, { guestId: 7 })).conversionChatEnd;
  const last = async () => (await answer(currentChat, {}, { guestId: 7 })).lastBill;
  const endsAt = async () => (await answer(currentChat, {}, { guestId: 7 })).chat?.endsAt;
  const next = async () => (await answer(currentChat, {}, { guestId: 7 })).sequence;
  return { ...chatWorld, end, endsAt, last, next };
};

// @spec state:conversion-chat 1, 3
test.each([
  ['whose countdown end has come', '2026-11-20T19:00:00.000Z', undefined],
  ['who is a candidate only', undefined, '2026-11-20T20:00:00.000Z'],
  ['who was never offered one', undefined, undefined],
])('a guest %s has no conversion chat', async (_, conversionChatEnd, conversionChatCandidateEnd) => {
  const { start, world } = await setUp();
  await guestIsKnown.setUp({ guestId: 7, conversionChatEnd, conversionChatCandidateEnd }, world);
  expect(await start(welcome)).toMatchObject({ ok: false, code: 'notPossible', field: 'kind' });
  await guestIsKnown.setUp({ guestId: 7, conversionChatEnd: '2026-11-20T19:00:00.001Z' }, world);
  expect(await start(welcome)).toMatchObject({ ok: true });
});

test('a guest who has switched it off, and a performer without it, have none', async () => {
  const { start, answer, run } = await setUp();
  await answer(conversionChat, { action: 'disable' }, { guestId: 7 });
  expect(await start(welcome)).toMatchObject({ code: 'notPossible' });
  await answer(conversionChat, { action: 'enable' }, { guestId: 7 });
  await run(`update actor set "freeMessages" = 0 where id = 9101`);
  expect(await start(welcome)).toMatchObject({ code: 'notPossible' });
});

test('three minutes are free, then the chat ends and the offer with it', async () => {
  const { begin, watch, end, last, endsAt, start, next } = await setUp();
  await begin(welcome);
  expect(await endsAt()).toBe('2026-11-20T19:03:00.000Z');
  await watch(180);
  expect(await last()).toMatchObject({ kind, seconds: 180, spent: 0, exitCode: 503 });
  expect(await end()).toBe('2026-11-20T19:03:00.000Z');
  expect(await start({ ...welcome, sequence: await next() })).toMatchObject({ code: 'notPossible' });
});

test.each([
  [5, '2026-11-20T20:00:00.000Z'],
  [10, '2026-11-20T19:00:10.000Z'],
])('the offer after a chat of %i seconds ends at %s', async (seconds, endsAt) => {
  const { begin, watch, leave, end } = await setUp();
  await begin(welcome);
  await watch(seconds);
  await leave();
  expect(await end()).toBe(endsAt);
});

test.each([
  ['one chat of which nothing is said', 28, 1, '2026-11-20T19:00:28.000Z'],
  ['some short ones of which nothing is said', 9, 3, '2026-11-20T19:00:27.000Z'],
  ['a short one of which nothing is said', 9, 1, '2026-11-20T20:00:00.000Z'],
])('the offer ends by what was handed out too: after %s, of %i seconds each', async (_, seconds, chats, endsAt) => {
  const { begin, pass, leave, end, world } = await setUp();
  for (let sequence = 0; sequence < chats; sequence += 1) {
    const key = await begin({ ...welcome, sequence });
    const from = world.clock.now();
    pass(seconds * 1000);
    expect(await mayHandOut(key, { from, to: from + seconds * 1000 }, world)).toBe(true);
    await leave(100, key);
  }
  expect(await end()).toBe(endsAt);
});

test('a page that reports nothing gets half a minute of the first chat', async () => {
  const { begin, world } = await setUp();
  const key = await begin(welcome);
  const from = world.clock.now();
  expect(await mayHandOut(key, { from, to: from + 30_000 }, world)).toBe(true);
  expect(await mayHandOut(key, { from: from + 30_000, to: from + 31_000 }, world)).toBe(false);
});

// @spec query:conversion-chat.actors, state:conversion-chat 5, feature:chat.conversion 3
test('the performers for it are online and take part, as their profiles say', async () => {
  const { world, answer, run } = await setUp();
  await run('update actor set "freeMessages" = 0');
  expect(await answer(conversionChatActors, {})).toEqual({ items: [], total: 0 });
  for (const [id, isOnline] of [
    [9102, true],
    [9103, false],
  ] as const)
    await aPerformer.setUp({ id, name: `Performer ${id}`, isOnline }, world);
  await run('update actor set "freeMessages" = 3 where id in (9102, 9103)');
  const { items, total } = await answer(conversionChatActors, { first: 5 });
  expect([items.map(({ id }) => id), total]).toEqual([[9102], 1]);
});
