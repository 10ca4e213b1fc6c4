import { avsSet } from '@lounge/protocol/foundation/age-check';
import { favouriteEvents } from '@lounge/protocol/content/favourites';
import { aPerformer, aPostOfPerformer, guestIsLoggedIn, noPosts, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Feed, newPostsAskedMs } from './Feed.ts';
import { FeedPosts } from './FeedPosts.ts';
import { plainFeed, type FeedFilter } from './feed-filter.ts';

const setUp = async (filter: Partial<FeedFilter> = {}, count = 12) => {
  const stores = testStores({ guestId: 7 });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await noPosts.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  for (let at = 0; at < count; at += 1)
    await aPostOfPerformer.setUp({ id: 96001 + at, actorId: 9101, minutesAgo: at + 1 }, world);
  const posts = new FeedPosts(stores.context, () => true);
  const feed = new Feed({ ...plainFeed, ...filter }, posts, stores.context);
  const publish = (id: number) => aPostOfPerformer.setUp({ id, actorId: 9101, kind: 'photos' }, world);
  const ids = () => feed.items.map(({ id }) => id);
  return { ...stores, posts, feed, publish, ids };
};

test('a feed is read page by page, by a cursor, to its end', async () => {
  const { feed, ids, unexpectedErrors } = await setUp();
  await feed.load();
  expect([ids().length, feed.list.hasMore]).toEqual([10, true]);
  await feed.list.loadMore();
  expect(ids()).toEqual(Array.from({ length: 12 }, (_, at) => 96001 + at));
  expect(feed.list.hasMore).toBe(false);
  expect(unexpectedErrors).toEqual([]);
});

test('new posts are counted after a minute, and shown when they are asked for', async () => {
  const { feed, ids, publish, clock } = await setUp({}, 3);
  await feed.load();
  const stop = feed.follow();
  clock.advance(1_000);
  await publish(96101);
  expect(feed.newPosts).toBe(0);
  clock.advance(newPostsAskedMs);
  await vi.waitFor(() => expect(feed.newPosts).toBe(1));
  expect(ids()).toEqual([96001, 96002, 96003]);
  await feed.showNew();
  expect([ids(), feed.newPosts]).toEqual([[96101, 96001, 96002, 96003], 0]);
  stop();
  await publish(96102);
  clock.advance(2 * newPostsAskedMs);
  await feed.countNew();
  expect(feed.newPosts).toBe(1);
});

test.each<[string, Partial<FeedFilter>]>([
  ['what was liked', { part: 'liked' }],
  ['one kind', { kinds: ['text'] }],
  ['pinned performers', { mode: 'favourite' }],
])('of a feed of %s nobody knows how many posts are new', async (_, filter) => {
  const { feed, publish, sent } = await setUp(filter, 2);
  await feed.load();
  await publish(96101);
  await feed.countNew();
  expect([feed.newPosts, sent.filter(({ body }) => JSON.stringify(body ?? null).includes('totals'))]).toEqual([0, []]);
});

test('posts follow the pins of their performers, in every feed that shows them', async () => {
  const { feed, posts, pushSource, socket } = await setUp({}, 2);
  posts.listen(pushSource);
  await feed.load();
  const following = () => feed.items.map(({ guestState }) => guestState.following);
  expect(following()).toEqual([false, false]);
  socket.receive(favouriteEvents, { kind: 'actor', id: 9101, pinned: true, actor: null });
  expect(following()).toEqual([true, true]);
  socket.receive(favouriteEvents, { kind: 'album', id: 9101, pinned: false, actor: null });
  expect(following()).toEqual([true, true]);
});

test('a feed is read again after the age check', async () => {
  const { feed, pushSource, socket, sent } = await setUp({}, 2);
  feed.listen(pushSource);
  await feed.load();
  const before = sent.length;
  socket.receive(avsSet, {});
  await vi.waitFor(() => expect(sent.length).toBe(before + 1));
  expect(feed.list.state).toBe('ready');
});
