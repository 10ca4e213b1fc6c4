import {
  actorVideoTags,
  dislikeVideo,
  getVideoPlayback,
  likeVideo,
  recommendedVideos,
} from '@lounge/protocol/content/videos';
import { popularTags, searchTags } from '@lounge/protocol/content/global-search';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const videoId = 5001;

const setUp = async () => {
  const { world, run } = aWorld();
  const client = testClient(world);
  const counts = async () => {
    const [row] = await run<{ likes: number; dislikes: number }>('select likes, dislikes from video where id = 5001');
    return { likes: row?.likes ?? 0, dislikes: row?.dislikes ?? 0 };
  };
  return { ...client, run, counts, before: await counts(), robin: { guestId: 7 }, other: { guestId: 8 } };
};

// @spec query:video.like, query:video.dislike
test('a like counts once, a dislike takes its place, and both can be taken back', async () => {
  const { answer, counts, before, robin } = await setUp();
  const { likes, dislikes } = before;
  const like = (isLiked: boolean) => answer(likeVideo, { videoId, isLiked }, robin);
  const dislike = (isDisliked: boolean) => answer(dislikeVideo, { videoId, isDisliked }, robin);
  expect(await like(true)).toEqual({ liked: true, disliked: false, likes: likes + 1 });
  expect(await like(true)).toEqual({ liked: true, disliked: false, likes: likes + 1 });
  expect(await dislike(true)).toEqual({ liked: false, disliked: true, likes });
  expect(await counts()).toEqual({ likes, dislikes: dislikes + 1 });
  expect(await dislike(false)).toEqual({ liked: false, disliked: false, likes });
  expect(await like(false)).toEqual({ liked: false, disliked: false, likes });
  expect(await counts()).toEqual(before);
});

test('each guest sees the own like', async () => {
  const { answer, robin, other, before } = await setUp();
  await answer(likeVideo, { videoId, isLiked: true }, robin);
  await answer(dislikeVideo, { videoId, isDisliked: true }, other);
  const seenBy = async (caller: object) => (await answer(getVideoPlayback, { videoId }, caller)).video;
  expect(await seenBy(robin)).toMatchObject({
    guestInfo: { liked: true, disliked: false },
    rating: { likes: before.likes + 1 },
  });
  expect(await seenBy(other)).toMatchObject({ guestInfo: { liked: false, disliked: true } });
  expect(await seenBy({})).toMatchObject({ guestInfo: { liked: false, disliked: false } });
});

test.each([
  ['likes', likeVideo, { isLiked: true }],
  ['dislikes', dislikeVideo, { isDisliked: true }],
] as const)('nobody without an account %s, and no unknown video is', async (_, call, input) => {
  const { outcome, robin } = await setUp();
  expect(await outcome(call, { videoId, ...input })).toMatchObject({ ok: false, code: 'needLogin' });
  expect(await outcome(call, { videoId: 999_999, ...input }, robin)).toMatchObject({ ok: false, code: 'unknown' });
});

// @spec query:video.recommendations
test('videos that share the most tags are recommended, and never the video itself', async () => {
  const { answer, run, outcome } = await setUp();
  const videos = await answer(recommendedVideos, { videoId, first: 12 });
  expect(videos).toHaveLength(12);
  expect(videos.some(({ id }) => id === videoId)).toBe(false);
  const shared = await Promise.all(
    videos.map(async ({ id }) => {
      const [row] = await run<{ total: number }>(
        `select count(*) as total from "videoTag" as one join "videoTag" as other on one.tag = other.tag where one."videoId" = ${id} and other."videoId" = ${videoId}`,
      );
      return Number(row?.total);
    }),
  );
  expect(shared).toEqual(shared.toSorted((one, other) => other - one));
  expect(shared[0]).toBeGreaterThan(1);
  expect(await answer(recommendedVideos, { videoId })).toHaveLength(4);
  expect(await outcome(recommendedVideos, { videoId: 999_999 })).toMatchObject({ ok: false, code: 'unknown' });
});

// @spec query:actor.video-tags, feature:videos.tags 1
test('a performer’s videos have tags with their number, which are found by a pattern and among the popular ones', async () => {
  const { answer, run, outcome } = await setUp();
  const tags = await answer(actorVideoTags, { actorId: 101 });
  const rows = await run<{ tag: string; total: number }>(
    `select tag, count(*) as total from "videoTag" join video on video.id = "videoId" where "actorId" = 101 group by tag order by total desc, tag`,
  );
  expect(tags.map(({ key, videoCount }) => [key, videoCount])).toEqual(
    rows.map(({ tag, total }) => [tag, Number(total)]),
  );
  const [{ key, name } = { key: '', name: '' }] = tags;
  expect((await answer(searchTags, { searchPattern: name.slice(0, 3) })).map(({ id }) => id)).toContain(key);
  const popular = await answer(popularTags, { first: 5 });
  const counts = popular.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(counts[0]).toBeGreaterThan(1);
  expect(await outcome(actorVideoTags, { actorId: 999_999 })).toMatchObject({ ok: false, code: 'unknown' });
});
