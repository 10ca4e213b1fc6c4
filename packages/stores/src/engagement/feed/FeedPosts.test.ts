import { feedGoalChanged } from '@lounge/protocol/engagement/feed';
import { aPerformer, aPostOfPerformer, guestIsLoggedIn, noPosts, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Feed } from './Feed.ts';
import { FeedPosts } from './FeedPosts.ts';
import { plainFeed } from './feed-filter.ts';

const setUp = async (isLoggedIn = true, { stored = null as string | null, isKept = true } = {}) => {
  const stores = testStores({ guestId: isLoggedIn ? 7 : null });
  const { world, run } = stores;
  if (isLoggedIn) await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await noPosts.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aPostOfPerformer.setUp({ id: 96001, actorId: 9101, goalCoins: 1000, tipsSum: 620 }, world);
  await aPostOfPerformer.setUp({ id: 96002, actorId: 9101, minutesAgo: 1 }, world);
  const storage = { text: stored };
  const storedText = { read: () => storage.text, write: (text: string | null) => void (storage.text = text) };
  const posts = new FeedPosts(stores.context, () => isLoggedIn, { storedText, isAllowed: () => isKept });
  posts.listen(stores.pushSource);
  await new Feed(plainFeed, posts, stores.context).load();
  const like = () => {
    const { likes = null, guestState } = posts.of(96001) ?? {};
    return [likes, guestState?.liked];
  };
  const calls = (name: string) =>
    stores.sent.filter(({ path, body }) => JSON.stringify([path, body]).includes(name)).length;
  const row = async () => (await run('select likes, views from "feedPost" where id = 96001'))[0];
  return { ...stores, posts, like, calls, row, storage };
};

// @spec state:feed-post 1
test('a like is recorded here and is sent then; a second press takes it back', async () => {
  const { posts, like, row, holdRequests, storage } = await setUp();
  const deliver = holdRequests();
  const sending = posts.toggleLike(96001);
  expect([like(), storage.text, await row()]).toMatchObject([
    [319, true],
    '[{"postId":96001,"liked":true}]',
    { likes: 318 },
  ]);
  deliver();
  await sending;
  expect([like(), storage.text, await row()]).toMatchObject([[319, true], null, { likes: 319 }]);
  await posts.toggleLike(96001);
  expect([like(), await row()]).toMatchObject([[318, false], { likes: 318 }]);
});

test('without a network a like waits, and is sent when the network is back', async () => {
  const { posts, like, row, failRequests } = await setUp();
  failRequests(/likePost/);
  await posts.toggleLike(96001);
  expect([like(), await row()]).toMatchObject([[319, true], { likes: 318 }]);
  failRequests(null);
  await posts.sendWaiting();
  expect(await row()).toMatchObject({ likes: 319 });
});

test('a like that was not sent waits on the device, and another page sends it', async () => {
  const { posts, failRequests, storage } = await setUp();
  failRequests(/likePost/);
  await posts.toggleLike(96001);
  const { text: stored } = storage;
  const later = await setUp(true, { stored });
  await vi.waitFor(async () => expect([later.like(), await later.row()]).toMatchObject([[319, true], { likes: 319 }]));
  expect(later.storage.text).toBeNull();
});

test.each([
  ['without consent', true, false, '[{"postId":96001,"liked":true}]'],
  ['of a visitor', false, true, '[{"postId":96001,"liked":true}]'],
  ['that is none', true, true, '[{"postId":"x"}]'],
])('a stored like %s is not sent', async (_, isLoggedIn, isKept, stored) => {
  const { like, calls } = await setUp(isLoggedIn, { stored, isKept });
  expect([like(), calls('likePost')]).toEqual([[318, false], 0]);
});

test.each([
  ['a locked account', `update guest set "isLocked" = 1 where id = 7`, 'forbidden'],
  ['a post that is gone', 'delete from "feedPost" where id = 96001', 'gone'],
])('the like of %s is undone, and why is said', async (_, sql, rejection) => {
  const { posts, like, run } = await setUp();
  await run(sql);
  await posts.toggleLike(96001);
  expect([like(), posts.rejectionOf(96001)]).toEqual([[318, false], rejection]);
});

// @spec state:feed-post 2
test('a view is counted once, of guests only', async () => {
  const { posts, calls, row } = await setUp();
  await posts.view(96001);
  await posts.view(96001);
  expect([calls('viewedPost'), posts.of(96001)?.guestState.viewed, await row()]).toMatchObject([
    1,
    true,
    { views: 2141 },
  ]);
  const visitor = await setUp(false);
  await visitor.posts.view(96001);
  await visitor.posts.toggleLike(96001);
  expect([visitor.calls('viewedPost'), visitor.calls('likePost')]).toEqual([0, 0]);
});

test('a page follows the goals of its posts, on each connection', async () => {
  const { posts, socket, unexpectedErrors } = await setUp();
  const watched = () => socket.sent.filter(({ type }) => type.includes('feedPostsWatch')).map(({ payload }) => payload);
  posts.watch([96001, 96002]);
  posts.watch([96001, 96002]);
  // The other post has no goal.
  expect(watched()).toEqual([{ postIds: [96001] }]);
  const tippingGoal = { goalCoins: 1000, tipsSumCoins: 1000, progressPercent: 100, achieved: true };
  socket.receive(feedGoalChanged, { postId: 96001, tippingGoal, hasReachedGoal: true });
  expect(posts.of(96001)?.tippingGoal).toEqual(tippingGoal);
  await vi.waitFor(() => expect(unexpectedErrors).toEqual([]));
  socket.resync();
  await vi.waitFor(() => expect(watched().length).toBeGreaterThan(1));
  posts.watch([]);
  expect(watched().at(-1)).toEqual({ postIds: [] });
});
