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
  const reconnect = () => {
    for (const state of ['waiting', 'connecting', 'open', 'ready'] as const) socket.setState(state);
  };
  return { ...stores, unread, reconnect };
};

// @spec query:messenger.unread-count
test('the number is read again after a reconnect, also if the first read failed', async () => {
  const { unread, failRequests, reconnect } = await setUp();
  failRequests(/messengerUnreadCount/);
  await unread.load();
  expect(unread.total).toBe(0);
  failRequests(null);
  reconnect();
  await vi.waitFor(() => expect(unread.total).toBe(1));
});

test('the number is not read again if it was never read', async () => {
  const { sent, reconnect } = await setUp();
  reconnect();
  expect(sent).toEqual([]);
});
