import { actorReport, currentChat } from '@lounge/protocol/content/live-chat';
import { messageSend, getChannelByActor } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { runInWorld } from '../../world/world.ts';
import { getOrCreateChannel } from '../messenger/index.ts';

const guest = { guestId: 7 };
const reportOf = (over: object = {}) => ({
  actorId: 9101,
  chatId: null,
  reason: 'conduct' as const,
  text: 'She was rude.',
  block: false,
  ...over,
});

test('a report is stored with its chat and leaves the chat running', async () => {
  const { begin, answer, run, row } = await aChatWorld();
  const chatId = await begin();
  expect(await answer(actorReport, reportOf({ chatId }), guest)).toEqual({ isReported: true, isBlocked: false });
  expect(await run('select "guestId", "actorId", "chatKey", reason, text from "actorReport"')).toEqual([
    { guestId: 7, actorId: 9101, chatKey: chatId, reason: 'conduct', text: 'She was rude.' },
  ]);
  expect((await row())?.status).toBe('running');
});

test('a blocked performer can be neither called nor written to, and a chat with her ends with its bill', async () => {
  const { begin, watch, answer, world, send, start, lastPush, row, run } = await aChatWorld();
  await begin();
  await watch(20);
  expect(await answer(actorReport, reportOf({ reason: null, text: null, block: true }), guest)).toEqual({
    isReported: false,
    isBlocked: true,
  });
  expect(await run('select * from "actorReport"')).toEqual([]);
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 100, booked: 1200 });
  expect(lastPush('chatEnd')).toMatchObject({ exitCode: 100, bill: { spent: 1200 } });
  expect((await answer(currentChat, {}, guest)).chat).toBeNull();
  expect(await start({ sequence: 1 })).toMatchObject({ code: 'locked', field: 'actorId' });
  const channel = await runInWorld(world, true, (inside) => getOrCreateChannel(7, 9101, 'en', inside));
  const message = {
    channelId: channel.id,
    messageType: 'text' as const,
    senderType: 'guest' as const,
    isVideochat: false,
    isFreechat: false,
    data: { text: 'Hello?', imageId: null },
    includedGifts: [],
    chatId: null,
  };
  expect(await send(messageSend, message)).toMatchObject({ ok: false });
  expect(await answer(getChannelByActor, { actorId: 9101 }, guest)).toMatchObject({ blocked: true });
});

test.each([
  [
    { reason: null, text: null },
    { code: 'malformed', field: 'reason' },
  ],
  [{ actorId: 999_999 }, { code: 'unknown', field: 'actorId' }],
  [{ chatId: 'forged' }, { code: 'unknown', field: 'chatId' }],
])('a report with %o is rejected', async (over, error) => {
  const { outcome, run } = await aChatWorld();
  expect(await outcome(actorReport, reportOf(over), guest)).toMatchObject(error);
  expect(await run('select * from "actorReport"')).toEqual([]);
});
