import { aVideo } from '@lounge/testing/content/videos';
import { aPerformer, aVideoOfPerformer, guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { VideoLikes } from './VideoLikes.ts';

const video = aVideo({ id: 95001, rating: { likes: 10 } });

const setUp = async ({ isLoggedIn = true, isKept = true, stored = null as string | null } = {}) => {
  const stores = testStores({ guestId: isLoggedIn ? 7 : null });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9101, likes: 10 }, stores.world);
  const storage = { text: stored };
  const storedText = { read: () => storage.text, write: (text: string | null) => void (storage.text = text) };
  const visitor = { isLoggedIn };
  const likes = new VideoLikes(stores.context, {
    storedText,
    isAllowed: () => isKept,
    isLoggedIn: () => visitor.isLoggedIn,
  });
  const row = async () => (await stores.run('select likes, dislikes from video where id = 95001'))[0];
  return { ...stores, likes, storage, visitor, row };
};

// @spec state:video-like 1-2, state:feed-post 8, feature:videos.like 1, component:LikeDislike 7
test('a like shows at once and is sent then; a dislike takes its place, and said again it is taken back', async () => {
  const { likes, row, holdRequests, storage } = await setUp();
  const deliver = holdRequests();
  const sending = likes.rate(video, 'liked');
  expect(likes.of(video)).toEqual({ opinion: 'liked', likes: 11 });
  expect(storage.text).toContain('95001');
  expect(await row()).toMatchObject({ likes: 10 });
  deliver();
  await sending;
  expect([likes.waiting, storage.text, await row()]).toMatchObject([0, null, { likes: 11 }]);
  await likes.rate(video, 'disliked');
  expect(likes.of(video)).toEqual({ opinion: 'disliked', likes: 10 });
  expect(await row()).toMatchObject({ likes: 10, dislikes: 1 });
  await likes.rate(video, 'disliked');
  expect([likes.of(video), await row()]).toMatchObject([
    { opinion: null, likes: 10 },
    { likes: 10, dislikes: 0 },
  ]);
});

test('presses while one is on its way end with the last one', async () => {
  const { likes, row, holdRequests } = await setUp();
  const deliver = holdRequests();
  const sending = [likes.rate(video, 'liked'), likes.rate(video, 'disliked'), likes.rate(video, 'liked')];
  deliver();
  await Promise.all(sending);
  expect([likes.of(video), likes.waiting, await row()]).toMatchObject([
    { opinion: 'liked', likes: 11 },
    0,
    { likes: 11 },
  ]);
});

test('without a network an opinion waits, and is sent when the network is back', async () => {
  const { likes, row, failRequests, storage } = await setUp();
  failRequests(/likeVideo/);
  await likes.rate(video, 'liked');
  expect([likes.of(video).opinion, likes.waiting]).toEqual(['liked', 1]);
  failRequests(null);
  await likes.sendWaiting();
  expect([likes.waiting, storage.text, await row()]).toMatchObject([0, null, { likes: 11 }]);
});

test('what a visitor thinks waits for the log-in, with consent on the device', async () => {
  const { likes, row, visitor, storage } = await setUp({ isLoggedIn: false });
  await likes.rate(video, 'liked');
  expect([likes.of(video), await row()]).toMatchObject([{ opinion: 'liked', likes: 11 }, { likes: 10 }]);
  const stored = storage.text;
  visitor.isLoggedIn = true;
  const later = await setUp({ stored });
  expect(later.likes.of(video).opinion).toBe('liked');
  await later.likes.sendWaiting();
  expect([later.likes.waiting, await later.row()]).toMatchObject([0, { likes: 11 }]);
});

test('without consent nothing is kept on the device', async () => {
  const { likes, storage } = await setUp({ isLoggedIn: false, isKept: false });
  await likes.rate(video, 'liked');
  expect([likes.of(video).opinion, storage.text]).toEqual(['liked', null]);
  const stored = JSON.stringify([{ videoId: 95001, opinion: 'liked' }]);
  expect((await setUp({ isKept: false, stored })).likes.waiting).toBe(0);
});

test.each(['{', '[1]', '[{"videoId":"x","opinion":"liked"}]', '"liked"'])(
  'what is stored as %s is forgotten',
  async (stored) => {
    expect((await setUp({ stored })).likes.waiting).toBe(0);
  },
);

test('a video that is gone is rated by nobody', async () => {
  const { likes, world } = await setUp();
  await world.database.change((tx) => tx.query('delete from video where id = 95001', []));
  await likes.rate(video, 'liked');
  expect([likes.waiting, likes.of(video)]).toEqual([0, { opinion: null, likes: 10 }]);
});

test.each([
  ['a locked account', `update guest set "isLocked" = 1 where id = 7`, 'forbidden'],
  ['a video that is gone', 'delete from video where id = 95001', 'gone'],
])('the opinion of %s is taken back, and why is said', async (_, sql, rejection) => {
  const { likes, storage, run } = await setUp();
  await run(sql);
  await likes.rate(video, 'liked');
  expect([likes.of(video), likes.rejectionOf(95001)]).toEqual([{ opinion: null, likes: 10 }, rejection]);
  expect([likes.waiting, storage.text]).toEqual([0, null]);
});

test('an opinion that a failed server did not take waits', async () => {
  const { likes, run, storage } = await setUp();
  await run('drop table "videoLike"');
  await likes.rate(video, 'liked');
  expect([likes.of(video).opinion, likes.rejectionOf(95001), likes.waiting]).toEqual(['liked', null, 1]);
  expect(storage.text).toContain('95001');
});
