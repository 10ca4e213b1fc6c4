import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  guestIsLoggedIn,
  performerEndsFree,
  performerGoesFree,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { Channels } from './Channels.ts';

// @spec state:free-show 1-2, state:messenger-channel 7, socket:freeShowStart, socket:freeShowStop, feature:chat.free 2, component:FreeChatButton 8
test('a free chat that begins and ends sets and clears the free-chat data of the channel', async () => {
  const { world, context, socket } = testStores({ guestId: 7 });
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'test-token' }), world);
  for (const at of [1, 2]) {
    await setUpState(aPerformer({ id: 9100 + at, name: `Noor ${at}`, isOnline: true }), world);
    await setUpState(aChannelOfGuest({ id: 500 + at, guestId: 7, actorId: 9100 + at }), world);
    await setUpState(aMessageInChannel({ id: at, channelId: 500 + at, senderType: 'actor', text: 'Hello' }), world);
  }
  const channels = new Channels(context, socket, storedTextInMemory());
  channels.listen();
  await channels.load();
  const free = () => channels.items.filter(({ freeChat }) => freeChat).map(({ actorId }) => actorId);
  await setUpState(performerGoesFree({ actorId: 9102, seconds: 60 }), world);
  expect(free()).toEqual([9102]);
  await setUpState(performerEndsFree({ actorId: 9102 }), world);
  expect(free()).toEqual([]);
});
