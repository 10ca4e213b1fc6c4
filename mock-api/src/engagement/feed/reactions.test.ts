import {
  buyPost,
  commentPost,
  feedGoalChanged,
  feedPostsWatch,
  likePost,
  mostWatchedPosts,
  postById,
  posts,
  reportPost,
  tipPost,
  totals,
  unlikePost,
  viewedPost,
} from '@lounge/protocol/engagement/feed';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import { expect, test, vi } from 'vitest';
import { guestHasBlocked } from '../../states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { purchaseByKey } from '../../foundation/wallet/purchases.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aFeed } from '../../testing/a-feed.ts';
import { matchesAudience } from '../../world/bus.ts';
import type { Caller } from '../../world/world.ts';
import { guestBoughtPost } from './states.ts';

const robin = { guestId: 7 };
const postId = 1;

const setUp = async (params: Parameters<Awaited<ReturnType<typeof aFeed>>['post']>[1] = {}) => {
  const feed = await aFeed();
  await feed.post(postId, params);
  const owned = () =>
    Promise.all(
      (['guest:7', 'performer:9101', 'house'] as const).map((each) => balanceOf(feed.world.database.reader, each)),
    );
  const tip = (amountCoins: number, key: string, guestId = 7) =>
    feed.outcome(tipPost, { postId, amountCoins }, { guestId, key });
  const buy = (key: string) => feed.outcome(buyPost, { postId }, { ...robin, key });
  return { ...feed, owned, tip, buy };
};

// @spec feature:feed.like 1, state:feed-post 1-2, 6
test('likes and views count each guest once, however often', async () => {
  const { answer } = await setUp();
  const likes = async (call: typeof likePost, guestId = 7) => (await answer(call, { postId }, { guestId })).likes;
  expect([await likes(likePost), await likes(likePost), await likes(likePost, 8)]).toEqual([319, 319, 320]);
  expect([await likes(unlikePost), await likes(unlikePost)]).toEqual([319, 319]);
  for (let repeat = 0; repeat < 2; repeat += 1)
    expect(await answer(viewedPost, { postId }, robin)).toMatchObject({ views: 2141, guestState: { viewed: true } });
  const stateOf = async (guestId: number) => (await answer(postById, { id: postId }, { guestId })).guestState;
  expect(await stateOf(7)).toMatchObject({ liked: false, viewed: true });
  expect(await stateOf(8)).toMatchObject({ liked: true, viewed: false });
});

// @spec entity:enum.feedPostGuestState
test('each thing that a guest does is a state of that guest', async () => {
  const { answer, outcome, tip, buy } = await setUp({ kind: 'photos', price: 900 });
  const stateOf = async (guestId: number) => (await answer(postById, { id: postId }, { guestId })).guestState;
  const named = ['liked', 'viewed', 'following', 'bought', 'tipped', 'commented', 'reported'] as const;
  const none = Object.fromEntries(named.map((name) => [name, false]));
  const steps = {
    liked: () => outcome(likePost, { postId }, robin),
    viewed: () => outcome(viewedPost, { postId }, robin),
    bought: () => buy('k-1'),
    tipped: () => tip(1, 'k-2'),
    commented: () => outcome(commentPost, { postId, text: 'Lovely.' }, { ...robin, key: 'k-3' }),
  };
  let expected = none;
  expect(await stateOf(7)).toEqual(expected);
  for (const [name, act] of Object.entries(steps)) {
    expect(await act()).toMatchObject({ ok: true });
    expected = { ...expected, [name]: true };
    expect(await stateOf(7)).toEqual(expected);
  }
  expect(await stateOf(8)).toEqual(none);
});

test('a reaction reads the purchase once', async () => {
  const { answer, world } = await setUp();
  await guestBoughtPost.setUp({ guestId: 7, postId }, world);
  const reads = vi.spyOn(purchaseByKey, 'first');
  expect(await answer(likePost, { postId }, robin)).toMatchObject({ guestState: { bought: true } });
  expect(reads).toHaveBeenCalledOnce();
  reads.mockRestore();
});

test('likes at once count once', async () => {
  const { answer, outcome } = await setUp();
  await Promise.all([1, 2, 3].map(() => outcome(likePost, { postId }, robin)));
  expect(await answer(postById, { id: postId }, robin)).toMatchObject({ likes: 319, guestState: { liked: true } });
});

test.each([
  ['no post', { postId: 99 }, { ...robin, key: 'k' }, 'unknown', 'postId'],
  ['a post by a visitor', { postId }, { key: 'k' }, 'needLogin', null],
])('rejects reactions to %s', async (_, input, caller, code, field) => {
  const { outcome } = await setUp();
  for (const call of [likePost, unlikePost, viewedPost, reportPost, buyPost])
    expect(await outcome(call, input, caller)).toMatchObject({ code, field });
  expect(await outcome(tipPost, { ...input, amountCoins: 1 }, caller)).toMatchObject({ code, field });
});

test('a reported post leaves the feeds and numbers of who reported it, and stays by its id and where it was bought', async () => {
  const { answer, world, run } = await setUp({ kind: 'clip', price: 900 });
  const listed = async (guestId: number, input: object = {}) =>
    (await answer(posts, input, { guestId })).items.map(({ id }) => id);
  for (let repeat = 0; repeat < 2; repeat += 1)
    expect(await answer(reportPost, { postId }, robin)).toMatchObject({ likes: 318, guestState: { reported: true } });
  expect(await run('select "guestId", "postId" from "feedPostReport"')).toEqual([{ guestId: 7, postId }]);
  for (const guestId of [8, 9]) await answer(reportPost, { postId }, { guestId });
  expect(await Promise.all([7, 8, 10].map((guestId) => listed(guestId)))).toEqual([[], [], [postId]]);
  expect([await answer(totals, {}, robin), await answer(totals, {}, {})]).toMatchObject([{ clips: 0 }, { clips: 1 }]);
  expect(await answer(postById, { id: postId }, robin)).toMatchObject({ guestState: { reported: true } });
  await guestBoughtPost.setUp({ guestId: 7, postId }, world);
  expect(await listed(7, { bought: true })).toEqual([postId]);
});

test('without contact only who bought a post may report it', async () => {
  const { outcome, world } = await setUp({ kind: 'clip', price: 900 });
  await guestHasBlocked.setUp({ guestId: 7, actorId: 9101 }, world);
  expect(await outcome(reportPost, { postId }, robin)).toMatchObject({ ok: false, code: 'blocked' });
  await guestBoughtPost.setUp({ guestId: 7, postId }, world);
  expect(await outcome(reportPost, { postId }, robin)).toMatchObject({ ok: true });
});

// @spec feature:feed.buy 1, state:feed-post 3
test('a post is bought once; its media open, and the statement names performer and title', async () => {
  const { answer, buy, owned } = await setUp({ kind: 'photos', price: 901, title: 'Backstage' });
  const bought = { ok: true, answer: { success: true, guestBalance: { value: 1599 }, guestBalanceFormatted: '15.99' } };
  expect(await buy('k-1')).toMatchObject(bought);
  expect(await Promise.all([buy('k-1'), buy('k-2')])).toMatchObject([bought, bought]);
  expect(await owned()).toEqual([1599, 450, 451]);
  expect(await answer(postById, { id: postId }, robin)).toMatchObject({
    restriction: null,
    guestState: { bought: true },
  });
  const { items } = await answer(getMovements, {}, robin);
  expect(items[0]).toMatchObject({
    kind: 'feedPost',
    subject: 'Noor Vega',
    detail: 'Backstage',
    amount: { value: -901 },
  });
});

test.each([
  ['that is rated 18 without an age check', { ageRating: 18, price: 900 }, 'needAgeCheck'],
  ['for more than the balance', { price: 2501 }, 'needPurchase'],
  ['that is hidden', { price: 900, status: 'hidden' as const }, 'unknown'],
])('rejects a purchase of a post %s', async (_, params, code) => {
  const { buy, run, owned } = await setUp({ kind: 'photos', ...params });
  await run(`update guest set "avsStatus" = 'pending' where id = 7`);
  expect(await buy('k')).toMatchObject({ ok: false, code });
  expect(await owned()).toEqual([2500, 0, 0]);
});

test('who is blocked buys and tips nothing', async () => {
  const { buy, tip, owned, world } = await setUp({ kind: 'photos', price: 900 });
  await guestHasBlocked.setUp({ guestId: 7, actorId: 9101 }, world);
  const blocked = { code: 'blocked', field: null };
  expect([await buy('k'), await tip(1, 'k')]).toMatchObject([blocked, blocked]);
  await guestBoughtPost.setUp({ guestId: 7, postId }, world);
  expect(await buy('k')).toMatchObject({ ok: true });
  expect(await tip(1, 'k-1')).toMatchObject({ code: 'blocked' });
  expect(await owned()).toEqual([2500, 0, 0]);
});

// @spec constant:tipping.currency, feature:feed.tip 1-2, state:feed-post 4, 7
test('tips are whole coins, once for each key; the one that reaches the goal says so', async () => {
  const { tip, owned, run, answer } = await setUp({ goalCoins: 10, tipsSum: 4, title: 'New strings' });
  const first = await tip(5, 'k-1');
  expect(first).toMatchObject({
    ok: true,
    answer: {
      postId,
      tippingGoal: { goalCoins: 10, tipsSumCoins: 9, progressPercent: 90, achieved: false },
      hasReachedGoal: false,
      guestBalance: { value: 2000 },
      guestBalanceFormatted: '20',
    },
  });
  expect(await tip(5, 'k-1')).toEqual(first);
  expect(await tip(6, 'k-1')).toMatchObject({ code: 'keyReused' });
  expect(await tip(3, 'k-2')).toMatchObject({
    answer: { tippingGoal: { tipsSumCoins: 12, progressPercent: 100, achieved: true }, hasReachedGoal: true },
  });
  expect(await tip(1, 'k-3')).toMatchObject({ answer: { tippingGoal: { tipsSumCoins: 13 }, hasReachedGoal: false } });
  expect(await owned()).toEqual([1600, 450, 450]);
  expect(await run('select "tipsSum", tippers from "feedPost"')).toEqual([{ tipsSum: 13, tippers: 25 }]);
  expect(await answer(postById, { id: postId }, robin)).toMatchObject({ guestState: { tipped: true } });
  const { items } = await answer(getMovements, {}, robin);
  expect(items[0]).toMatchObject({
    kind: 'feedTip',
    subject: 'Noor Vega',
    detail: 'New strings',
    amount: { value: -100 },
  });
});

test('a tip beyond the balance is rejected and counts nothing; the key can be used again', async () => {
  const { tip, world, run } = await setUp();
  expect(await tip(26, 'k')).toMatchObject({ code: 'needPurchase' });
  expect(await run('select "tipsSum", tippers from "feedPost"')).toEqual([{ tipsSum: 0, tippers: 24 }]);
  expect(await run('select * from "feedTip"')).toEqual([]);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 2600 }, world);
  expect(await tip(26, 'k')).toMatchObject({ ok: true, answer: { tippingGoal: null, hasReachedGoal: false } });
});

test('tips at once are all counted, and one reaches the goal', async () => {
  const { tip, run } = await setUp({ goalCoins: 3 });
  const outcomes = await Promise.all(['a', 'b', 'c', 'd', 'a'].map((key) => tip(1, key)));
  const reached = new Set(
    outcomes.map((each) => JSON.stringify(each)).filter((each) => each.includes('"hasReachedGoal":true')),
  );
  expect(reached.size).toBe(1);
  expect(await run('select "tipsSum", tippers from "feedPost"')).toEqual([{ tipsSum: 4, tippers: 25 }]);
});

test.each(['0', '1.5', '-1', '100001'])('rejects a tip of %s coins', async (amount) => {
  const { outcome } = await setUp();
  const input = { postId, amountCoins: Number(amount) };
  expect(await outcome(tipPost, input, { ...robin, key: 'k' })).toMatchObject({ code: 'malformed' });
});

test('the goal goes to the connections that follow the post and may read it, each up to its limit', async () => {
  const { answer, tip, pushed, post, run, world } = await setUp({ goalCoins: 1000 });
  const follow = async (postIds: number[], caller: Partial<Caller> = {}): Promise<ReadonlySet<string>> => {
    let topics: ReadonlySet<string> = new Set();
    await answer(feedPostsWatch, { postIds }, { ...caller, follow: (_, all) => void (topics = new Set(all)) });
    return topics;
  };
  const others = Array.from({ length: mostWatchedPosts }, (_, at) => at + 100);
  for (const id of others) await post(id, { actorId: 9102, goalCoins: 5 });
  await guestHasBlocked.setUp({ guestId: 8, actorId: 9101 }, world);
  await run(`update actor set banned = '["DE"]' where id = 9101`);
  const following = [
    await follow([postId], robin),
    await follow([...Array<number>(mostWatchedPosts).fill(100), postId], { visitor: 'one' }),
    await follow([...others, postId], { visitor: 'two' }),
    await follow([], { visitor: 'three' }),
    await follow([postId], { guestId: 8 }),
    await follow([postId], { visitor: 'four', country: 'DE' }),
  ];
  expect(following[2]?.size).toBe(mostWatchedPosts);
  await tip(2, 'k');
  const goals = pushed.filter(({ message }) => message.type === feedGoalChanged.type);
  expect(goals.map(({ message }) => message)).toMatchObject([
    { postId, tippingGoal: { tipsSumCoins: 2 }, hasReachedGoal: false },
  ]);
  expect(following.map((topics) => goals.some(({ to }) => matchesAudience(to, { guestId: null, topics })))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('the goal of a post that is not there yet is named to nobody', async () => {
  const { answer, run } = await setUp({ goalCoins: 1000 });
  expect((await answer(feedPostsWatch, { postIds: [postId] }, robin)).goals).toHaveLength(1);
  await run(`update "feedPost" set "publishedAt" = '2026-11-20T19:00:00.001Z'`);
  expect(await answer(feedPostsWatch, { postIds: [postId] }, robin)).toEqual({ goals: [] });
});
