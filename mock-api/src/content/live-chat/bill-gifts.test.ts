import { chatHistory } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { guestOwnsGifts } from '../gifts/states.ts';

test('a bill names the gifts of its chat, the same ones once, and they add up', async () => {
  const { begin, give, leave, watch, world, answer, lastPush, run } = await aChatWorld();
  await begin();
  await guestOwnsGifts.setUp({ guestId: 7, giftId: 3, quantity: 1 }, world);
  await give(1, { chatId: null });
  for (const [giftId, quantity] of [
    [1, 1],
    [3, 1],
    [1, 1],
    [2, 2],
  ] as const)
    expect(await give(giftId, { includedGifts: [{ giftId, quantity }] })).toMatchObject({ ok: true });
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
  const [end] = await run<{ data: string }>(`select data from message where type = 'chat_end'`);
  expect(JSON.parse(end?.data ?? '')).toMatchObject({ coins: 300 + 4000 });
});

test('a chat says at once what a gift cost, not with its next heartbeat; a message and an owned gift say nothing', async () => {
  const { begin, give, lastPush, world, pushed } = await aChatWorld();
  await begin();
  const changes = () => pushed.filter(({ message }) => message.type === 'chatChanged').length;
  const before = changes();
  await guestOwnsGifts.setUp({ guestId: 7, giftId: 3, quantity: 1 }, world);
  await give(3);
  expect(changes()).toBe(before);
  await give(1);
  expect(changes()).toBe(before + 1);
  expect(lastPush('chatChanged')).toMatchObject({ chat: { seconds: 0, giftsSpent: 1200 } });
});
