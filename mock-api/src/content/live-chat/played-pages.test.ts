import { chatBeat, chatTakeOver, currentChat } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { pagesOf } from './played-pages.ts';

/** Whether the picture of a page moves in a second. */
type Shows = (second: number) => boolean;
const always: Shows = () => true;
const never: Shows = () => false;

/** A chat of some seconds on pages that send a heartbeat every five, one second after the other. */
const watchedOn = async (pages: readonly Shows[], seconds: number) => {
  const chat = await aChatWorld();
  const { start, pickUp, keyOf, send, pass, settle } = chat;
  await start();
  const chatId = await keyOf();
  await pickUp();
  const played = pages.map(() => 0);
  const beat = (at: number) => send(chatBeat, { chatId, pageId: `page-${at}`, playedMs: played[at] ?? 0 });
  await beat(0);
  for (let second = 1; second <= seconds; second += 1) {
    pass(1000);
    for (const [at, shows] of pages.entries()) {
      if (shows(second)) played[at] = (played[at] ?? 0) + 1000;
      if ((second + at) % 5 === 0) await beat(at);
    }
    await settle();
  }
  return { ...chat, chatId, row: await chat.row(chatId) };
};

/** The seconds of a chat that may wait for the next heartbeat. */
const pending = 5;

test.each<[string, readonly Shows[], number, number]>([
  ['one page', [always], 60, 60],
  ['a second page that shows the same', [always, always], 60, 60],
  ['a second page whose picture stands still', [always, never], 90, 90],
  ['three pages of which one moves', [never, always, never], 90, 90],
  ['a second page that moves half of the time', [always, (at) => at % 10 < 5], 60, 60],
  ['two pages that show it in turn', [(at) => at <= 30, (at) => at > 30], 60, 60],
  ['two pages that stand still together', [(at) => at <= 30 || at > 40, (at) => at <= 30 || at > 40], 60, 50],
])('of %s the longest counts, and the chat goes on', async (_, pages, seconds, counted) => {
  const { row } = await watchedOn(pages, seconds);
  expect([row?.status, row?.exitCode]).toEqual(['running', null]);
  expect(row?.countedMs).toBeGreaterThanOrEqual((counted - pending) * 1000);
  expect(row?.countedMs).toBeLessThanOrEqual(counted * 1000);
});

test('a chat ends when the picture stands still on all of its pages', async () => {
  const { row } = await watchedOn([never, never], 40);
  expect(row).toMatchObject({ status: 'ended', exitCode: 107, booked: 0 });
});

test('a new page with each heartbeat counts nothing, keeps no chat, and is forgotten', async () => {
  const { begin, keyOf, send, pass, row, settle } = await aChatWorld();
  await begin();
  const chatId = await keyOf();
  for (let at = 1; at <= 5; at += 1) {
    pass(5000);
    await send(chatBeat, { chatId, pageId: `new-${at}`, playedMs: 3_600_000 });
  }
  const chat = await row();
  expect([chat?.countedMs, chat === null ? [] : pagesOf(chat).map(({ id }) => id)]).toEqual([
    0,
    ['new-5', 'new-4', 'new-3', 'new-2'],
  ]);
  pass(5000);
  await settle();
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 107 });
});

test('a page takes a chat over and all pages of the guest learn it; a chat of somebody else, or one that is over, is unknown', async () => {
  const { begin, send, answer, lastPush, leave, world } = await aChatWorld();
  const chatId = await begin();
  expect((await answer(currentChat, {}, { guestId: 7 })).chat?.pageId).toBe('page');
  expect(await send(chatTakeOver, { chatId, pageId: 'other' })).toMatchObject({
    ok: true,
    answer: { sequence: 1, chat: { pageId: 'other' } },
  });
  expect(lastPush('chatChanged')).toMatchObject({ chat: { pageId: 'other', status: 'running' } });
  const otherGuest = testSocket({ guestId: 8 }, world);
  expect(await otherGuest.sendCommand(chatTakeOver, { chatId, pageId: 'x' }, 'k')).toMatchObject({ code: 'unknown' });
  await leave();
  expect(await send(chatTakeOver, { chatId, pageId: 'page' })).toMatchObject({ code: 'unknown' });
});
