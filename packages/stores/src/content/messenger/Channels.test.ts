import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  performerWritesToGuest,
  setPresence,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { channelLoadThrottleMs, Channels, channelsOnPage } from './Channels.ts';
import { storedTextInMemory, storedTextOf } from '../../reactive/stored-text.ts';
import { rememberedChannelKey } from './remembered-channel.ts';
import { UnreadMessages } from './UnreadMessages.ts';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const setUp = async (count = 2) => {
  const stores = testStores({ guestId: 7 });
  const { context, socket, pushSource, world, clock } = stores;
  for (let at = 1; at <= count; at += 1) {
    const actorId = 9100 + at;
    await setUpState(aPerformer({ id: actorId, name: `Noor ${at}`, isOnline: at === 1 }), world);
    await setUpState(aChannelOfGuest({ id: 500 + at, guestId: 7, actorId, unreadCount: 1 }), world);
    await setUpState(aMessageInChannel({ id: at, channelId: 500 + at, senderType: 'actor', text: `No ${at}` }), world);
    clock.advance(1_000);
  }
  const memory = storedTextInMemory();
  const channels = new Channels(context, socket, memory);
  const unread = new UnreadMessages(context);
  channels.listen();
  unread.listen(pushSource);
  const ids = () => channels.items.map(({ id }) => id);
  const receiveMessageFrom = (actorId: number) =>
    setUpState(performerWritesToGuest({ guestId: 7, actorId, text: 'Hello' }), world);
  const readCount = () => stores.sent.filter(({ body }) => JSON.stringify(body).includes('messengerChannels')).length;
  return { ...stores, channels, unread, memory, ids, receiveMessageFrom, readCount };
};

// @spec query:messenger.channels, constant:recommendations.favouriteModelsAndChannels
// @spec constant:realtime.navbarMessageListMax, component:ChannelList 9
test('channels are read page by page, the latest first', async () => {
  const { channels, ids } = await setUp(channelsOnPage + 2);
  await channels.load();
  expect(channelsOnPage).toBe(10);
  expect([ids().length, channels.list.hasMore]).toEqual([channelsOnPage, true]);
  expect(ids()[0]).toBe(512);
  await channels.list.loadMore();
  expect([ids().length, channels.list.hasMore]).toEqual([channelsOnPage + 2, false]);
  expect(channels.navbarItems.map(({ id }) => id)).toEqual([512, 511, 510, 509, 508]);
});

test('reading the list again keeps the pages that are shown', async () => {
  const { channels, ids, clock } = await setUp(channelsOnPage + 2);
  await channels.load();
  await channels.list.loadMore();
  clock.advance(channelLoadThrottleMs);
  await channels.load();
  expect(ids()).toHaveLength(channelsOnPage + 2);
});

// @spec rule:channel-load-throttle, constant:realtime.channelLoadThrottleMs, component:ChannelList 10
// @spec feature:messenger.channels 2, state:messenger-channel 12
test('the list is read at most once per 500 ms, ten channels a page, with the last filter', async () => {
  const { channels, readCount, clock, ids, sent } = await setUp();
  await channels.load();
  await Promise.all([
    channels.load(),
    channels.setFilter({ filter: 'archived' }),
    channels.setFilter({ filter: 'unread' }),
  ]);
  expect([ids(), channels.list.state]).toEqual([[], 'loading']);
  clock.advance(499);
  await settle();
  expect(readCount()).toBe(1);
  clock.advance(1);
  await settle();
  expect(readCount()).toBe(2);
  expect(sent.at(-1)).toMatchObject({ body: { variables: { filter: 'unread', first: 10, offset: 0 } } });
  expect(ids()).toEqual([502, 501]);
});

test('the answer to an earlier read does not make a list ready whose filter changed since', async () => {
  const { channels, ids, clock, holdRequests } = await setUp();
  const deliver = holdRequests();
  const loading = channels.load();
  const filtering = channels.setFilter({ filter: 'unread' });
  deliver();
  await Promise.all([loading, filtering]);
  expect([channels.list.state, ids()]).toEqual(['loading', []]);
  clock.advance(channelLoadThrottleMs);
  await settle();
  expect([channels.list.state, ids()]).toEqual(['ready', [502, 501]]);
});

// @spec entity:enum.messengerChannelFilter, component:ChannelList 8
test('the list can be filtered by performers who are online', async () => {
  const { channels, ids, clock, world } = await setUp();
  await channels.setFilter({ onlineOnly: true });
  expect(ids()).toEqual([501]);
  clock.advance(channelLoadThrottleMs);
  await setPresence(world, 9101, false);
  await settle();
  expect(ids()).toEqual([]);
});

// @spec query:messenger.unread-count, feature:messenger.open 1, component:ChannelListItem 12, state:messenger-channel 1
test('selecting a channel shows it as read immediately', async () => {
  const { channels, unread, memory } = await setUp();
  await Promise.all([channels.load(), unread.load()]);
  expect(unread.total).toBe(2);
  const selecting = channels.select(9102);
  expect(channels.selected).toMatchObject({ id: 502, unread: false, unreadCount: 0 });
  await selecting;
  expect([unread.total, memory.read()]).toEqual([1, '9102']);
  unread.onUnread({ channelId: 501, unreadCount: 0, total: -1 });
  expect(unread.total).toBe(0);
});

// @spec rule:remember-channel, state:messenger-last-selected 1-4, feature:messenger.channels 3
// @spec component:ChannelListItem 13, state:messenger-channel 2, 10
test('the last selection is stored, restored and cleared', async () => {
  const { channels, context, socket, memory } = await setUp();
  await channels.select(9101);
  expect(memory.read()).toBe('9101');
  const later = new Channels(context, socket, memory);
  expect(await later.restoreSelection()).toMatchObject({ actorId: 9101 });
  expect(later.selected?.id).toBe(501);
  later.clearSelection();
  expect(memory.read()).toBeNull();
  expect([later.selected, await later.restoreSelection()]).toEqual([null, null]);
});

test('a disabled storage stores nothing and throws no error', () => {
  const disabled = () => {
    throw new Error('disabled');
  };
  const storedText = storedTextOf(
    { getItem: disabled, setItem: disabled, removeItem: disabled },
    rememberedChannelKey(7),
  );
  storedText.write('9101');
  expect(storedText.read()).toBe(null);
});

test('an unknown performer cannot be selected', async () => {
  const { channels } = await setUp();
  expect(await channels.select(4)).toBe(null);
  expect([channels.selected, channels.selectFailure?.code]).toEqual([null, 'unknown']);
});

test('of two selections the later one applies, even if the earlier one is answered last', async () => {
  const { channels, holdRequests } = await setUp();
  const deliverFirst = holdRequests();
  const first = channels.select(9101);
  await settle();
  const deliverSecond = holdRequests();
  const second = channels.select(9102);
  deliverSecond();
  expect(await second).toMatchObject({ id: 502 });
  deliverFirst();
  expect([await first, channels.selectedId, channels.selected?.actorId]).toEqual([null, 502, 9102]);
});

test('a failed selection has a failure and restores the unread count, also if it is repeated', async () => {
  const { channels, failRequests, holdRequests } = await setUp();
  await channels.load();
  failRequests(/touchMessengerChannel/);
  const deliver = holdRequests();
  const selecting = [channels.select(9102), channels.select(9102)];
  expect(channels.selected).toMatchObject({ id: 502, unread: false, unreadCount: 0 });
  deliver();
  expect(await Promise.all(selecting)).toEqual([null, null]);
  expect(channels.selectFailure?.kind).toBe('offline');
  expect(channels.selected).toMatchObject({ id: 502, unread: true, unreadCount: 1 });
  failRequests(null);
  expect(await channels.select(9102)).toMatchObject({ id: 502, unread: false });
  expect(channels.selectFailure).toBe(null);
});

test('undoing a failed selection keeps newer pushes', async () => {
  const { channels, failRequests, holdRequests, receiveMessageFrom } = await setUp();
  await channels.load();
  channels.setVisible(false);
  failRequests(/touchMessengerChannel/);
  const deliver = holdRequests();
  const selecting = channels.select(9102);
  await receiveMessageFrom(9102);
  deliver();
  await selecting;
  expect(channels.selected).toMatchObject({ unread: true, unreadCount: 2, subject: 'Hello' });
});

// @spec socket:channel.unread-notice, feature:messenger.unread 3, socket:channels.mark-all-seen
test('a message moves its channel to the top, unread unless the guest sees it', async () => {
  const { channels, unread, ids, receiveMessageFrom, clock } = await setUp();
  await channels.load();
  await channels.select(9102);
  clock.advance(1_000);
  await receiveMessageFrom(9101);
  expect([ids(), channels.items[0]?.unreadCount, channels.items[0]?.subject]).toEqual([[501, 502], 2, 'Hello']);
  await receiveMessageFrom(9102);
  await settle();
  expect([channels.selected?.unreadCount, unread.total]).toEqual([0, 2]);
  channels.setVisible(false);
  await receiveMessageFrom(9102);
  await settle();
  expect([channels.selected?.unreadCount, unread.total]).toEqual([1, 3]);
  channels.setVisible(true);
  await settle();
  expect(unread.total).toBe(2);
  void channels.markAllSeen();
  await settle();
  expect([channels.items.map(({ unreadCount }) => unreadCount), unread.total]).toEqual([[0, 0], 0]);
});

test('a channel that is not in the list is read when a message arrives in it', async () => {
  const { channels, ids, receiveMessageFrom, world, clock } = await setUp();
  await setUpState(aPerformer({ id: 9201, name: 'Ida Lund' }), world);
  await channels.load();
  clock.advance(1_000);
  await receiveMessageFrom(9201);
  await settle();
  expect(ids()).toHaveLength(3);
  expect(channels.items[0]?.actorName).toBe('Ida Lund');
});

test('after pushes were missed, the selected channel is read again, and marked as read if it is visible', async () => {
  const { channels, socket, receiveMessageFrom } = await setUp();
  await channels.select(9101);
  socket.setState('waiting');
  await receiveMessageFrom(9101);
  socket.setState('ready');
  channels.setVisible(false);
  socket.resync();
  await settle();
  expect(channels.selected).toMatchObject({ subject: 'Hello', unread: true });
  channels.setVisible(true);
  await settle();
  expect(channels.selected).toMatchObject({ unread: false });
  socket.setState('waiting');
  await receiveMessageFrom(9101);
  socket.setState('ready');
  socket.resync();
  await settle();
  expect(channels.selected).toMatchObject({ unread: false });
});

test('the list stays ready while it is read again after pushes were missed, and if that fails', async () => {
  const { channels, ids, socket, readCount, failRequests, clock } = await setUp();
  await channels.load();
  failRequests(/messengerChannels/);
  socket.resync();
  clock.advance(channelLoadThrottleMs);
  expect([readCount(), channels.list.state]).toEqual([2, 'ready']);
  await settle();
  expect([channels.list.state, ids()]).toEqual(['ready', [502, 501]]);
});

test('a further page that was read before pushes were missed is dropped', async () => {
  const { channels, ids, socket, holdAnswers, clock } = await setUp(channelsOnPage + 2);
  await channels.load();
  const deliver = holdAnswers();
  const loadingMore = channels.list.loadMore();
  await settle();
  holdAnswers()();
  clock.advance(channelLoadThrottleMs);
  socket.resync();
  await settle();
  deliver();
  await loadingMore;
  expect([ids().length, channels.list.hasMore, channels.list.isLoadingMore]).toEqual([channelsOnPage, true, false]);
});
