import { chatHistory } from '@lounge/protocol/content/live-chat';
import { messageSend } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { runInWorld } from '../../world/world.ts';
import { guestOwnsGifts } from '../gifts/states.ts';
import { getOrCreateChannel } from '../messenger/index.ts';

const setUp = async () => {
  const chat = await aChatWorld();
  const channel = await runInWorld(chat.world, true, (inside) => getOrCreateChannel(7, 9101, 'en', inside));
  const chatId = await chat.begin();
  const give = (giftId: number, quantity = 1, inChat: string | null = chatId) =>
    chat.send(messageSend, {
      channelId: channel.id,
      messageType: 'gift',
      senderType: 'guest',
      isVideochat: true,
      isFreechat: false,
      data: { text: null, imageId: null },
      includedGifts: [{ giftId, quantity }],
      chatId: inChat,
    });
  return { ...chat, give };
};

test('a bill names the gifts of its chat, the same ones once, and they add up', async () => {
  const { give, leave, watch, world, answer, lastPush } = await setUp();
  await guestOwnsGifts.setUp({ guestId: 7, giftId: 3, quantity: 1 }, world);
  await give(1, 1, null);
  for (const [giftId, quantity] of [
    [1, 1],
    [3, 1],
    [1, 1],
    [2, 2],
  ] as const)
    expect(await give(giftId, quantity)).toMatchObject({ ok: true });
  await watch(5);
  await leave();
  const gifts = [
    { name: 'Lantern', spent: 2400 },
    { name: 'Record', spent: 0 },
    { name: '2 × Rose', spent: 1600 },
  ];
  expect(lastPush('chatEnd')).toMatchObject({ bill: { gifts, giftsSpent: 4000 } });
  const { items } = await answer(chatHistory, { first: 1 }, { guestId: 7 });
  expect(items[0]).toMatchObject({ gifts, giftsSpent: 4000 });
});
