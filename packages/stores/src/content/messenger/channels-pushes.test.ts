import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  guestIsLoggedIn,
  performerEndsFree,
  performerGoesFree,
  performerWritesToGuest,
  setPresence,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { channelMessagePriceNotice } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { channelLoadThrottleMs, Channels } from './Channels.ts';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Two channels of a guest, the later one first. */
const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { world, context, socket, clock } = stores;
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'test-token' }), world);
  for (const at of [1, 2]) {
    await setUpState(aPerformer({ id: 9100 + at, name: `Noor ${at}`, isOnline: at === 1 }), world);
    await setUpState(aChannelOfGuest({ id: 500 + at, guestId: 7, actorId: 9100 + at }), world);
    await setUpState(aMessageInChannel({ id: at, channelId: 500 + at, senderType: 'actor', text: 'Hello' }), world);
    clock.advance(1_000);
  }
  const channels = new Channels(context, socket, storedTextInMemory());
  channels.listen();
  const ids = () => channels.items.map(({ id }) => id);
  return { ...stores, channels, ids };
};

// @spec state:free-show 1-2, state:messenger-channel 7, socket:freeShowStart, socket:freeShowStop, feature:chat.free 2
test('a free chat that begins and ends sets and clears the free-chat data of the channel', async () => {
  const { channels, world } = await setUp();
  await channels.load();
  const free = () => channels.items.filter(({ freeChat }) => freeChat).map(({ actorId }) => actorId);
  await setUpState(performerGoesFree({ actorId: 9102, seconds: 60 }), world);
  expect(free()).toEqual([9102]);
  await setUpState(performerEndsFree({ actorId: 9102 }), world);
  expect(free()).toEqual([]);
});

// @spec socket:channel.archive, socket:channel.archive-notice, feature:messenger.archive 2
// @spec component:ChannelList 11, component:ChannelListItem 8-10, state:messenger-channel 3-5
test('an archived channel is removed from the list and stays selected, until it is taken out', async () => {
  const { channels, ids, clock, sent } = await setUp();
  await channels.load();
  await channels.select(9102);
  const before = sent.length;
  for (const id of [501, 502]) void channels.archive(id, true);
  await settle();
  expect([ids(), channels.list.total]).toEqual([[], 0]);
  // Only the selected one is read again, by its performer.
  expect(sent.slice(before)).toMatchObject([{ path: expect.stringMatching(/9102$/) as unknown }]);
  expect(channels.selected).toMatchObject({ id: 502, archived: true });
  clock.advance(channelLoadThrottleMs);
  await channels.setFilter({ filter: 'archived' });
  expect(ids()).toEqual([502, 501]);
  void channels.archive(502, false);
  await settle();
  expect(ids()).toEqual([501]);
  expect(channels.selected).toMatchObject({ id: 502, archived: false });
});

// @spec socket:channel.online-state-notice, socket:channel.message-price-notice, feature:messenger.send-text 2
// @spec state:messenger-channel 8-9
test('pushes update presence, price and what is unread', async () => {
  const { channels, world, socket } = await setUp();
  await channels.load();
  await setPresence(world, 9102, true);
  expect(channels.items[0]).toMatchObject({ id: 502, isActorOnline: true });
  const messagePrice = { value: 450, currency: 'VXC' } as const;
  const price = { freeMessagesAmount: 0, messagePrice, isMessagingFree: false };
  socket.receive(channelMessagePriceNotice, { channelId: 502, actorId: 9102, ...price });
  expect(channels.items[0]).toMatchObject({ id: 502, ...price });
  await setUpState(performerWritesToGuest({ guestId: 7, actorId: 9102, text: 'Hello again' }), world);
  expect(channels.items[0]).toMatchObject({ id: 502, unread: true, unreadCount: 1 });
});
