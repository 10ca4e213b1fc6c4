import { messageSend } from '@lounge/protocol/content/messenger';
import { buyVideo } from '@lounge/protocol/content/videos';
import { getUserActivityEvent } from '@lounge/protocol/engagement/loyalty';
import { expect, test } from 'vitest';
import { guestOwnsGifts } from '../../content/gifts/states.ts';
import { aChannelOfGuest } from '../../content/messenger/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { robin, from, setUpAccounts } from '../../testing/accounts.ts';
import { testClient } from '../../testing/test-client.ts';
import { testSocket } from '../../testing/test-socket.ts';
import type { WorldParts } from '../../world/world.ts';

/** The activities of the guest today with how often, and the points of the event. */
const countedIn = async (world: WorldParts, guestId = 7) => {
  const event = await testClient(world).answer(getUserActivityEvent, { id: 202_611 }, { guestId });
  const done = event.activities.filter(({ timesToday }) => timesToday > 0);
  return [Object.fromEntries(done.map(({ kind, timesToday }) => [kind, timesToday])), event.guestPoints];
};

test.each([
  [59, {}, 0],
  [60, { chatMinute: 1 }, 2],
  [200, { chatMinute: 3 }, 6],
  [600, { chatMinute: 10 }, 60],
])('a chat of %i seconds counts whole minutes once it is over', async (seconds, done, points) => {
  const chat = await aChatWorld();
  await chat.begin();
  await chat.watch(seconds);
  expect(await countedIn(chat.world)).toEqual([{}, 0]);
  await chat.leave();
  expect(await countedIn(chat.world)).toEqual([done, points]);
});

const sent = {
  channelId: 501,
  messageType: 'text' as const,
  senderType: 'guest' as const,
  isVideochat: false,
  isFreechat: false,
  data: { text: 'Good evening' as string | null, imageId: null },
  includedGifts: [] as { giftId: number; quantity: number }[],
  chatId: null,
};

test('messages and gifts count once for each key', async () => {
  const { world } = await aChatWorld();
  await aChannelOfGuest.setUp({ id: 501, guestId: 7, actorId: 9101 }, world);
  await guestOwnsGifts.setUp({ guestId: 7, giftId: 1, quantity: 3 }, world);
  const { sendCommand } = testSocket({ guestId: 7 }, world);
  for (const key of ['k-1', 'k-1', 'k-2']) await sendCommand(messageSend, sent, key);
  expect(await countedIn(world)).toEqual([{ message: 2 }, 2]);
  const gifts = { ...sent, messageType: 'gift' as const, data: { text: null, imageId: null } };
  await sendCommand(messageSend, { ...gifts, includedGifts: [{ giftId: 1, quantity: 3 }] }, 'k-3');
  expect(await countedIn(world)).toEqual([{ message: 2, gift: 3 }, 14]);
});

test('a purchase with coins counts once, and none that is rejected', async () => {
  const { world } = await aChatWorld();
  const client = testClient(world);
  const buy = (key: string, guestId = 7) => client.outcome(buyVideo, { videoId: 5001 }, { guestId, key });
  await guestOwnsCoins.setUp({ guestId: 8, amount: 0 }, world);
  expect(await buy('k-1', 8)).toMatchObject({ code: 'needPurchase' });
  for (const key of ['k-1', 'k-1', 'k-2']) expect(await buy(key)).toMatchObject({ ok: true });
  expect([await countedIn(world), await countedIn(world, 8)]).toEqual([
    [{ purchase: 1 }, 10],
    [{}, 0],
  ]);
});

test('signing up and logging in count, with points once a day', async () => {
  const { accounts, world } = setUpAccounts();
  const first = await accounts.signUp(robin, from, world);
  if (!first.ok) throw new Error('There is no account.');
  await accounts.logIn(robin, from, world);
  expect(await countedIn(world, first.guestId)).toEqual([{ logIn: 2 }, 5]);
});
