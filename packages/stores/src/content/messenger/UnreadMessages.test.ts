import { aChannelOfGuest, aMessageInChannel, aPerformer, testStores, setUpState } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { UnreadMessages } from './UnreadMessages.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { context, pushSource, socket, world } = stores;
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), world);
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 1 }), world);
  await setUpState(aMessageInChannel({ id: 1, channelId: 501, senderType: 'actor', text: 'Hello' }), world);
  const unread = new UnreadMessages(context);
  unread.listen(pushSource);
  socket.setState('ready');
  const comeBack = () => {
    for (const state of ['waiting', 'connecting', 'open', 'ready'] as const) socket.setState(state);
  };
  return { ...stores, unread, comeBack };
};

// @spec query:messenger.unread-count
test('after a lost connection the number is read again, a first reading that failed too', async () => {
  const { unread, breakDown, comeBack } = await setUp();
  breakDown(/messengerUnreadCount/);
  await unread.load();
  expect(unread.total).toBe(0);
  breakDown(null);
  comeBack();
  await vi.waitFor(() => expect(unread.total).toBe(1));
});

test('the number is not read again if it was never read', async () => {
  const { sent, comeBack } = await setUp();
  comeBack();
  expect(sent).toEqual([]);
});
