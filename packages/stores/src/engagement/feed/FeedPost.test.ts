import {
  aCommentOnPost,
  aPerformer,
  aPostOfPerformer,
  guestIsLoggedIn,
  guestOwnsCoins,
  noPosts,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Feed } from './Feed.ts';
import { FeedPost } from './FeedPost.ts';
import { FeedPosts } from './FeedPosts.ts';
import { plainFeed } from './feed-filter.ts';

const setUp = async ({ amount = 2500, tipsSum = 620, hasAnalyticsConsent = true } = {}) => {
  const stores = testStores({ guestId: 7, hasAnalyticsConsent });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await noPosts.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  const post = { id: 96001, actorId: 9101, kind: 'clip', price: 1800, goalCoins: 1000, tipsSum } as const;
  await aPostOfPerformer.setUp(post, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount }, world);
  let keys = 0;
  const posts = new FeedPosts(stores.context, () => true);
  const onBought = vi.fn();
  const newKey = () => `key-${(keys += 1)}`;
  const opened = new FeedPost(96001, stores.context, { posts, onBought, newKey });
  await new Feed(plainFeed, posts, stores.context).load();
  const keysOf = (name: string) =>
    stores.sent
      .filter(({ path, body }) => JSON.stringify([path, body]).includes(name))
      .map(({ headers }) => headers['idempotency-key']);
  const purchases = () =>
    stores.sent
      .filter(({ path }) => path.endsWith('/tracking/track'))
      .map(({ body }) => (body as { eventData: { value: number; itemCategory: string } }).eventData)
      .map(({ value, itemCategory }) => [itemCategory, value]);
  return { ...stores, posts, opened, onBought, keysOf, purchases };
};

// @spec feature:feed.buy 1, 3, state:feed-post 3
test('a post of a feed is bought once, and opens wherever it is shown', async () => {
  const { opened, posts, onBought, keysOf, purchases, unexpectedErrors } = await setUp();
  expect(posts.of(96001)).toMatchObject({ restriction: 'needPurchase', clip: { sources: [] } });
  await Promise.all([opened.unlock(), opened.unlock()]);
  expect(posts.of(96001)).toMatchObject({ restriction: null, guestState: { bought: true } });
  expect(posts.of(96001)?.clip?.sources).not.toEqual([]);
  expect([keysOf('buyPost'), purchases()]).toEqual([['key-1'], [['feed_paid_content', 18]]]);
  expect(onBought).toHaveBeenCalled();
  expect(unexpectedErrors).toEqual([]);
});

test('without enough coins a post stays locked, and says what is missing', async () => {
  const { opened, posts, onBought } = await setUp({ amount: 100 });
  await opened.unlock();
  expect([opened.rejection, posts.of(96001)?.restriction]).toEqual(['needPurchase', 'needPurchase']);
  expect(onBought).not.toHaveBeenCalled();
});

test('a reported post is marked wherever it is shown; without a network it is not', async () => {
  const { opened, posts, failRequests, run } = await setUp();
  failRequests(/reportPost/);
  await opened.report();
  expect([opened.reported.failure?.kind, posts.of(96001)?.guestState.reported]).toEqual(['offline', false]);
  failRequests(null);
  await opened.report();
  expect([opened.reported.failure, posts.of(96001)?.guestState.reported]).toEqual([null, true]);
  await run('delete from "feedPost" where id = 96001');
  await opened.report();
  expect(opened.reported.failure?.code).toBe('unknown');
});

// @spec feature:feed.tip 1-3, constant:tipping.currency, state:feed-post 4
test.each([
  [620, 25, 'feed_tip', { tipsSumCoins: 645, achieved: false }],
  [980, 20, 'feed_tipping_goal', { tipsSumCoins: 1000, achieved: true }],
] as const)('with %d coins a tip of %d is a %s, and the goal grows', async (tipsSum, coins, category, goal) => {
  const { opened, posts, purchases } = await setUp({ tipsSum });
  expect((await opened.tip.send(coins)).ok).toBe(true);
  expect(posts.of(96001)).toMatchObject({ tippingGoal: goal, guestState: { tipped: true } });
  expect([opened.tip.amount, purchases()]).toEqual([coins, [[category, coins]]]);
});

test('a tip whose outcome is not known is repeated under its key, another amount is another tip', async () => {
  const { opened, keysOf, failRequests } = await setUp();
  failRequests(/tipPost/);
  await opened.tip.send(5);
  expect([opened.tip.rejection, opened.tip.paid.state]).toEqual([null, 'failed']);
  failRequests(null);
  await opened.tip.send(5);
  await opened.tip.send(10);
  expect(new Set(keysOf('tipPost')).size).toBe(2);
  expect(keysOf('tipPost').slice(0, 2)).toEqual(['key-1', 'key-1']);
});

test('more than the balance is no tip', async () => {
  const { opened, purchases } = await setUp({ amount: 100 });
  await opened.tip.send(5);
  expect([opened.tip.rejection, purchases()]).toEqual(['needPurchase', []]);
});

// @spec feature:feed.comment 1, state:feed-post 5
test('comments are written, answered and deleted by their writer', async () => {
  const { opened, posts } = await setUp();
  const shown = () => posts.of(96001)?.comments ?? [];
  await opened.comments.write('The low E!');
  const [first] = shown();
  expect(first).toMatchObject({ text: 'The low E!', isOwn: true, parentId: null });
  await opened.comments.write('And the pedal', first?.id);
  expect(shown().find(({ parentId }) => parentId === first?.id)).toMatchObject({ text: 'And the pedal' });
  expect(posts.of(96001)).toMatchObject({ commentsTotal: 2, guestState: { commented: true } });
  await opened.comments.delete(first?.id ?? 0);
  expect(posts.of(96001)?.commentsTotal).toBe(1);
});

test('all comments of a post stay while its feed reads the newest again, and are read again after missed pushes', async () => {
  const { opened, posts, world, context, pushSource, socket, failRequests } = await setUp();
  for (const id of [1, 2, 3]) await aCommentOnPost.setUp({ id, postId: 96001, guestId: 8 }, world);
  const refresh = () => new Feed(plainFeed, posts, context).load();
  await refresh();
  opened.listen(pushSource);
  const counts = () => [posts.of(96001)?.comments.length, opened.comments.data.value?.comments.length];
  expect(counts()).toEqual([2, undefined]);
  failRequests(/postById/);
  await opened.comments.load();
  expect([...counts(), opened.comments.data.state]).toEqual([2, undefined, 'failed']);
  failRequests(null);
  await opened.comments.load();
  expect(counts()).toEqual([3, 3]);
  await refresh();
  expect(counts()).toEqual([2, 3]);
  await aCommentOnPost.setUp({ id: 4, postId: 96001, guestId: 8 }, world);
  socket.resync();
  await vi.waitFor(() => expect(counts()).toEqual([4, 4]));
});

test('a comment that did not arrive is sent again under its key', async () => {
  const { opened, keysOf, failRequests, posts } = await setUp();
  failRequests(/commentPost/);
  await opened.comments.write('The low E!');
  failRequests(null);
  await opened.comments.write('The low E!');
  expect(keysOf('commentPost')).toEqual(['key-1', 'key-1']);
  expect(posts.of(96001)?.commentsTotal).toBe(1);
});
