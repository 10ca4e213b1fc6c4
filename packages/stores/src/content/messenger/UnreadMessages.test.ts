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
  return { ...stores, unread };
};

test('a read that failed without a network is repeated by the next connection', async () => {
  const { unread, failRequests, socket } = await setUp();
  socket.setState('waiting');
  failRequests(/messengerUnreadCount/);
  await unread.load();
  failRequests(null);
  socket.setState('ready');
  await vi.waitFor(() => expect(unread.total).toBe(1));
});

// @spec query:messenger.unread-count
test('the number is read again after pushes were missed, also if the first read failed', async () => {
  const { unread, failRequests, socket } = await setUp();
  failRequests(/messengerUnreadCount/);
  await unread.load();
  expect(unread.total).toBe(0);
  failRequests(null);
  socket.resync();
  await vi.waitFor(() => expect(unread.total).toBe(1));
});
