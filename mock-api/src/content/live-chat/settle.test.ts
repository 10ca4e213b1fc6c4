import {
  chatBeat,
  chatDispute,
  chatHistory,
  chatLeave,
  chatVideoTime,
  currentChat,
  exitCodes,
} from '@lounge/protocol/content/live-chat';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import { guestSidebarData } from '@lounge/protocol/foundation/guest';
import { notificationTypes } from '@lounge/protocol/content/notifications';
import { expect, test } from 'vitest';
import { guestHasVoucher } from '../../foundation/vouchers/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { setPresence } from '../actors/set-presence.ts';
import { settleDispute } from './dispute.ts';
import { performerEnds } from './performer-side.ts';
import { chatIsRunning } from './running-chat.ts';

type Chat = Awaited<ReturnType<typeof aChatWorld>>;

// @spec error:exit-198, error:exit-199, error:exit-203
test.each<[string, (chat: Chat) => Promise<unknown>, number, number]>([
  ['nobody answers for ten seconds', async ({ start, pass }) => [await start(), pass(10_000)], 199, 0],
  [
    'she goes offline while it rings',
    async ({ start, world }) => [await start(), await setPresence(world, 9101, false)],
    198,
    0,
  ],
  [
    'there is no picture for twenty seconds',
    async ({ start, pickUp, pass }) => [await start(), await pickUp(), pass(20_000)],
    199,
    0,
  ],
  [
    'there is no heartbeat for thirty seconds',
    async ({ begin, watch, pass }) => [await begin(), await watch(7), pass(30_000)],
    106,
    420,
  ],
  [
    'the picture stands still for thirty seconds',
    async ({ begin, watch, pass, beat }) => {
      await begin();
      await watch(7);
      for (let at = 0; at < 6; at += 1) {
        pass(5000);
        await beat(0);
      }
    },
    107,
    420,
  ],
  [
    'she goes offline',
    async ({ begin, watch, world }) => [await begin(), await watch(7), await setPresence(world, 9101, false)],
    203,
    420,
  ],
])('a chat ends by itself if %s', async (_, happen, exitCode, booked) => {
  const chat = await aChatWorld();
  await happen(chat);
  await chat.settle();
  await chat.settle();
  const ends = chat.pushed.filter(({ message }) => message.type === 'chatEnd');
  expect(ends.map(({ message }) => [message['exitCode'], message['price']])).toEqual([[exitCode, booked]]);
  expect([await chat.balance(), chat.problems]).toEqual([100_000 - booked, []]);
});

test('nothing ends before its time, and a clock that goes back ends nothing', async () => {
  const { begin, watch, pass, settle, row } = await aChatWorld();
  await begin();
  await watch(5);
  pass(29_999);
  await settle();
  pass(-3_600_000);
  await settle();
  expect((await row())?.status).toBe('running');
});

test('the chat of a guest who is locked meanwhile ends', async () => {
  const { begin, watch, settle, row, run } = await aChatWorld();
  await begin();
  await watch(10);
  await run('update guest set "isLocked" = 1 where id = 7');
  await settle();
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 301, booked: 600 });
});

test('the chat of a guest whom the performer blocks meanwhile ends', async () => {
  const { begin, watch, settle, row, run } = await aChatWorld();
  await begin();
  await watch(10);
  await settle();
  expect((await row())?.status).toBe('running');
  await run('update channel set "isBlocked" = 1 where "guestId" = 7 and "actorId" = 9101');
  await settle();
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 201, booked: 600 });
});

// @spec feature:chat.end 2, entity:chatEndEvent, socket:chatEnd
test('leaving answers the bill, and the same one again; the picture can no longer be fetched', async () => {
  const { begin, watch, leave, row, world, answer } = await aChatWorld();
  const key = await begin();
  await watch(12);
  const first = await leave();
  expect(first).toMatchObject({
    ok: true,
    answer: {
      chatId: key,
      price: 720,
      actorId: 9101,
      actorName: 'Noor Vega',
      isVoyeur: false,
      isToyControl: false,
      exitCode: 100,
      bill: { seconds: 12, spent: 720, price: 3600, dispute: 'none' },
    },
  });
  expect(await leave(103)).toEqual(first);
  expect([await chatIsRunning(world.database.reader, key), (await row())?.exitCode]).toEqual([false, 100]);
  expect(await answer(currentChat, {}, { guestId: 7 })).toMatchObject({
    sequence: 1,
    chat: null,
    lastBill: { chatId: key },
  });
});

test.each([108, 201, 501, 199])('a guest cannot end a chat with the code %d', async (exitCode) => {
  const { begin, leave, row } = await aChatWorld();
  await begin();
  expect(await leave(exitCode)).toMatchObject({ ok: false, code: 'malformed', field: 'exitCode' });
  expect((await row())?.status).toBe('running');
});

test('a forged chat id, and the chat of somebody else, are unknown', async () => {
  const { begin, world, row } = await aChatWorld();
  const key = await begin();
  const other = testSocket({ guestId: 8 }, world);
  expect(await other.sendCommand(chatLeave, { chatId: key, exitCode: 100 }, 'k')).toMatchObject({ code: 'unknown' });
  expect(await other.sendCommand(chatBeat, { chatId: key, pageId: 'page', playedMs: 99_000 }, 'k')).toMatchObject({
    code: 'unknown',
  });
  expect(await other.sendCommand(chatBeat, { chatId: 'forged', pageId: 'page', playedMs: 0 }, 'k')).toMatchObject({
    code: 'unknown',
  });
  expect(await row()).toMatchObject({ status: 'running', countedMs: 0 });
});

test.each(exitCodes.filter((code) => code > 200))('a chat can end with %d, and its bill says so', async (code) => {
  const { begin, watch, world, lastPush, keyOf } = await aChatWorld();
  await begin();
  await watch(10);
  expect(await performerEnds(world, await keyOf(), code)).toBe(true);
  expect(lastPush('chatEnd')).toMatchObject({ exitCode: code, price: 600, bill: { exitCode: code } });
});

// @spec query:chat.video-time, feature:chat.video-time 1
test('the history lists chats that had a picture, with sums of their month; calls that failed are not in it', async () => {
  const { begin, watch, leave, start, pass, settle, answer } = await aChatWorld();
  await begin();
  await watch(60);
  await leave();
  await begin({ sequence: 1 });
  await watch(30);
  await leave();
  await start({ sequence: 2 });
  pass(10_000);
  await settle();
  const all = await answer(chatHistory, {}, { guestId: 7 });
  expect(all).toMatchObject({ total: 2, seconds: 90, spent: 5400, items: [{ seconds: 30 }, { seconds: 60 }] });
  expect(await answer(chatHistory, { month: '2026-10' }, { guestId: 7 })).toMatchObject({
    items: [],
    total: 0,
    spent: 0,
  });
  expect(await answer(chatHistory, { kind: 'voyeurChat' }, { guestId: 7 })).toMatchObject({ total: 0 });
  expect(await answer(chatHistory, { first: 1, offset: 1 }, { guestId: 7 })).toMatchObject({
    total: 2,
    items: [{ seconds: 60 }],
  });
  expect(await answer(guestSidebarData, {}, { guestId: 7 })).toMatchObject({ videochatCount: 2 });
  expect(await answer(chatVideoTime, {}, { guestId: 7 })).toEqual({
    seconds: 90,
    chats: 2,
    monthSeconds: 90,
    monthChats: 2,
    monthSpent: 5400,
  });
});

/** The chat as a guest reads it in each place: balance, statement, list of chats, and its bill or what precedes it. */
const placesOf = async ({ answer, balance }: Chat) => {
  const { items, unsettled, total } = await answer(chatHistory, {}, { guestId: 7 });
  const { items: movements } = await answer(getMovements, { first: 10, offset: 0 }, { guestId: 7 });
  const bill = unsettled ?? items[0];
  return {
    isSettled: unsettled === null,
    bills: total,
    counted: (await answer(guestSidebarData, {}, { guestId: 7 })).videochatCount,
    seconds: bill?.seconds,
    spent: bill?.spent,
    balance: await balance(),
    statement: movements.find(({ kind }) => kind === 'chat')?.amount.value,
  };
};

const unsettledAfter = (seconds: number, spent: number, statement: number | undefined = -spent) => ({
  isSettled: false,
  bills: 0,
  counted: 1,
  seconds,
  spent,
  balance: 100_000 - spent,
  statement,
});

test.each<[string, (chat: Chat) => Promise<unknown>, object]>([
  [
    'whose page says that it is left',
    async ({ send, keyOf, pass }) => {
      pass(2000);
      await send(chatBeat, { chatId: await keyOf(), pageId: 'page', playedMs: 9000, isLeaving: true });
    },
    unsettledAfter(9, 540),
  ],
  [
    'whose page is gone for two heartbeats',
    async ({ pass, settle }) => [pass(10_000), await settle()],
    unsettledAfter(7, 420),
  ],
  [
    'whose page is gone for a shorter time',
    async ({ pass, settle }) => [pass(9999), await settle()],
    { ...unsettledAfter(7, 0), statement: undefined },
  ],
])('a chat %s is listed as far as it is booked, everywhere alike, until it has its bill', async (_, leave, places) => {
  const chat = await aChatWorld();
  await chat.begin();
  await chat.watch(7);
  await leave(chat);
  expect(await placesOf(chat)).toEqual(places);
  chat.pass(30_000);
  await chat.settle();
  const { booked = 0, countedMs = 0 } = (await chat.row()) ?? {};
  expect(await placesOf(chat)).toEqual({
    ...unsettledAfter(countedMs / 1000, booked),
    isSettled: true,
    bills: 1,
  });
  expect(booked).toBe(60 * (countedMs / 1000));
  expect(chat.lastPush('guestBalance')).toMatchObject({ guestBalance: { value: 100_000 - booked } });
});

test('a chat that has no bill yet is listed by its kind and month, and not before its first picture', async () => {
  const { start, pickUp, beat, keyOf, answer } = await aChatWorld();
  const unsettled = async (input: object = {}) => (await answer(chatHistory, input, { guestId: 7 })).unsettled;
  await start();
  await pickUp();
  expect(await unsettled()).toBeNull();
  const chatId = await keyOf();
  await beat(0, chatId);
  expect(await unsettled({ kind: 'videoChat', month: '2026-11' })).toMatchObject({ chatId, actorName: 'Noor Vega' });
  expect(await unsettled({ kind: 'voyeurChat' })).toBeNull();
  expect(await unsettled({ month: '2026-10' })).toBeNull();
});

test('a bill is disputed once; a refund gives its time back, in every part', async () => {
  const { begin, watch, leave, world, answer, outcome, balance, run } = await aChatWorld({ coins: 10_000 });
  const chatId = await begin();
  await watch(30);
  const input = { chatId, reason: 'picture', text: 'It stood still.' };
  expect(await outcome(chatDispute, input, { guestId: 7 })).toMatchObject({ code: 'unknown' });
  await leave();
  expect(await outcome(chatDispute, input, { guestId: 8 })).toMatchObject({ code: 'unknown' });
  expect(await answer(chatDispute, input, { guestId: 7 })).toEqual({ dispute: 'open' });
  expect(await answer(chatDispute, { ...input, text: 'Again' }, { guestId: 7 })).toEqual({ dispute: 'open' });
  expect(await balance()).toBe(8200);
  expect([await settleDispute(world, chatId, true), await settleDispute(world, chatId, true)]).toEqual([true, false]);
  expect(await balance()).toBe(10_000);
  expect(await run('select type, "guestId", "actorId" from notification')).toEqual([
    { type: notificationTypes.billRefunded, guestId: 7, actorId: 9101 },
  ]);
  expect(await answer(chatDispute, input, { guestId: 7 })).toEqual({ dispute: 'refunded' });
  // What was given back was not spent.
  expect((await answer(chatVideoTime, {}, { guestId: 7 })).monthSpent).toBe(0);
  expect(await answer(chatHistory, {}, { guestId: 7 })).toMatchObject({ total: 1, spent: 0 });
});

test('a dispute that is refunded gives the time of vouchers back', async () => {
  const { begin, watch, leave, world, answer, run } = await aChatWorld();
  await guestHasVoucher.setUp({ guestId: 7, type: 2, amount: 3, actorId: 9101 }, world);
  const chatId = await begin();
  await watch(70);
  await leave();
  expect(await run('select amount from voucher where "guestId" = 7')).toEqual([{ amount: 110 }]);
  await answer(chatDispute, { chatId, reason: 'picture', text: null }, { guestId: 7 });
  await settleDispute(world, chatId, true);
  expect(await run('select amount from voucher where "guestId" = 7')).toEqual([{ amount: 180 }]);
});
