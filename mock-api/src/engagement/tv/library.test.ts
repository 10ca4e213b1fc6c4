import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  getTvFormat,
  getTvPost,
  getTvSuggestions,
  getTvVideo,
  lateNightShow,
  mediathekRecommendations,
  mediathekVideos,
  pinTvVideo,
  tvSeries,
  updateMediathek,
} from '@lounge/protocol/engagement/tv';
import { expect, test, vi } from 'vitest';
import { guestSubscribes } from '../../foundation/subscriptions/states.ts';
import { aTvWorld } from '../../testing/a-tv-world.ts';
import { runInWorld } from '../../world/world.ts';
import { readVideos } from './lists.ts';
import { aLateNightShow } from './states.ts';

type Input = InputOf<typeof mediathekVideos>;

const robin = { guestId: 7 };
const dayMinutes = 1440;
const idsOf = ({ items }: AnswerOf<typeof mediathekVideos>): number[] => items.map(({ id }) => id);

/** Three videos of the kitchen, two of the premium workshop, of which one is to come; 1 is the newest of the kitchen. */
const setUp = async () => {
  const tv = await aTvWorld();
  await tv.format('kitchen', { title: 'Night kitchen', hostIds: [9101, 9102] });
  await tv.format('workshop', { title: 'A workshop', isPremium: true });
  await tv.video(1, 'kitchen', { number: 3, minutesAgo: 60, duration: 60, title: 'Soup at midnight' });
  await tv.video(2, 'kitchen', { number: 2, minutesAgo: 8 * dayMinutes, duration: 180, title: 'Bread' });
  await tv.video(3, 'kitchen', { number: 1, minutesAgo: 9 * dayMinutes, duration: 120, category: 'talk' });
  await tv.video(4, 'workshop', {
    isPremium: true,
    minutesAgo: 30,
    duration: 90,
    category: 'craft',
    title: 'Soup spoons',
  });
  await tv.video(5, 'workshop', { number: 2, at: '2026-11-20T19:00:00.001Z', category: 'craft', title: 'To come' });
  return tv;
};

// @spec query:tv.mediathek.videos
test.each<[string, Input, number[]]>([
  ['all, the newest first', {}, [4, 1, 2, 3]],
  ['all, the oldest first', { sort: 'oldest' }, [3, 2, 1, 4]],
  ['all, the longest first', { sort: 'longest' }, [2, 3, 4, 1]],
  ['a page of all', { first: 2, offset: 1 }, [1, 2]],
  ['beyond the end', { offset: 50 }, []],
  ['a format', { key: 'kitchen' }, [1, 2, 3]],
  ['a category', { category: 'kitchen' }, [1, 2]],
  ['a category, the oldest first', { category: 'kitchen', sort: 'oldest' }, [2, 1]],
  ['a category with one to come', { category: 'craft' }, [4]],
  ['a category of a format', { category: 'talk', key: 'kitchen' }, [3]],
  ['a category that the format does not have', { category: 'craft', key: 'kitchen' }, []],
  ['pinned', { isPinned: true }, [1, 3]],
  ['pinned of a category', { isPinned: true, category: 'talk' }, [3]],
  ['a word', { searchPattern: 'soup' }, [4, 1]],
  ['a word of a format', { searchPattern: 'sou', key: 'kitchen' }, [1]],
  ['a word of what is to come', { searchPattern: 'come' }, []],
  ['a pattern without a word', { searchPattern: '!' }, []],
])('videos of %s', async (_, input, ids) => {
  const { answer, run } = await setUp();
  for (const videoId of [1, 3]) await answer(pinTvVideo, { videoId, isPinned: true }, robin);
  await answer(pinTvVideo, { videoId: 2, isPinned: true }, { guestId: 8 });
  const page = await answer(mediathekVideos, input, robin);
  expect(idsOf(page)).toEqual(ids);
  if (input.first === undefined && input.offset === undefined) expect(page.total).toBe(ids.length);
  expect(await run('select key from "tvMark"')).toHaveLength(3);
});

test('how many a category has is counted along its index, and no video is read for it', async () => {
  const { world } = await setUp();
  const texts: string[] = [];
  await runInWorld(world, false, ({ tx, ...others }) => {
    const query: typeof tx.query = (text, values) => {
      texts.push(text);
      return tx.query(text, values);
    };
    const caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'r', key: null } as const;
    return readVideos({ category: 'kitchen' }, caller, { ...others, tx: { ...tx, query } });
  });
  const counts = texts.filter((text) => text.includes('count('));
  expect(counts.map((text) => [...text.matchAll(/from "(\w+)"/g)].map(([, table]) => table))).toEqual([
    ['tvVideoCategory'],
  ]);
});

test('a list names its category, a list without videos too', async () => {
  const { answer } = await setUp();
  const category = async (input: Input) => (await answer(mediathekVideos, input, { language: 'en' })).category;
  expect(await category({ category: 'talk' })).toEqual({ key: 'talk', name: expect.any(String) });
  expect(await category({ category: 'talk', searchPattern: '!' })).toMatchObject({ key: 'talk' });
  expect(await category({ key: 'kitchen' })).toBeNull();
});

test.each([
  [{ key: 'nothing' }, 'key'],
  [{ category: 'nothing' }, 'category'],
])('videos of what there is not are unknown: %j', async (input, field) => {
  expect(await (await setUp()).outcome(mediathekVideos, input)).toMatchObject({ code: 'unknown', field });
});

// @spec component:TvVideoTile 5
test('a page has thirty videos and as many reads as one of two', async () => {
  const { answer, video, world } = await setUp();
  for (let id = 100; id < 140; id += 1) await video(id, 'kitchen', { number: id, minutesAgo: id });
  const reads = vi.spyOn(world.database.reader, 'query');
  const readsOf = async (input: Input) => {
    reads.mockClear();
    const { items, total } = await answer(mediathekVideos, input, robin);
    return { count: items.length, total, reads: reads.mock.calls.length };
  };
  const [thirty, two] = [await readsOf({}), await readsOf({ first: 2 })];
  expect(thirty).toEqual({ count: 30, total: 44, reads: two.reads });
});

// @spec rest:tv.post.get, entity:tvPost
test('a video is found by its words in any language, with the one before it and who is in it', async () => {
  const { answer, outcome, run } = await setUp();
  await run(`update "tvVideoSlug" set key = 'suppe' where "videoId" = 1`);
  const post = await answer(getTvPost, { slug: 'suppe' }, { country: 'AT' });
  expect(post).toMatchObject({
    post: { id: 1, title: 'Soup at midnight', formatTitle: 'Night kitchen', number: 3, text: expect.any(String) },
    previous: { id: 2 },
    similar: { models: [{ id: 9101 }] },
    categories: [{ key: 'kitchen', name: 'kitchen' }],
  });
  expect(post.breadcrumbs.map(({ label, link }) => [label, link])).toEqual([
    ['Home', '/en/'],
    ['Series', '/en/tv/media/series/'],
    ['Night kitchen', '/en/tv/mediathek/kitchen/'],
    ['Soup at midnight', null],
  ]);
  expect((await answer(getTvPost, { slug: 'evening-3' })).previous).toBeNull();
  for (const slug of ['to-come', 'soup-at-midnight'])
    expect(await outcome(getTvPost, { slug })).toMatchObject({ code: 'unknown', field: 'slug' });
});

// @spec rest:tv.format.get, entity:tvFormat, query:tv.series
test('formats have their videos and their new ones, those with new ones first', async () => {
  const { answer, outcome } = await setUp();
  expect(await answer(getTvFormat, { key: 'kitchen' })).toMatchObject({
    title: 'Night kitchen',
    isPremium: false,
    episodes: 3,
    newEpisodes: 1,
    hostIds: [9101, 9102],
  });
  expect(await answer(getTvFormat, { key: 'workshop' })).toMatchObject({
    episodes: 1,
    newEpisodes: 1,
    isPremium: true,
  });
  expect(await outcome(getTvFormat, { key: 'nothing' })).toMatchObject({ code: 'unknown', field: 'key' });
  expect((await answer(tvSeries, {})).map(({ key }) => key)).toEqual(['workshop', 'kitchen']);
});

test('a video that changes its format is one of the new format only', async () => {
  const { run, video } = await setUp();
  const counts = () => run('select key, "videoCount" as count from "tvFormat" order by key');
  await video(3, 'workshop', { number: 3 });
  expect(await counts()).toEqual([
    { key: 'kitchen', count: 2 },
    { key: 'workshop', count: 3 },
  ]);
});

// @spec rest:tv.video.get, entity:tvVideo
test('a premium video is locked without a subscription, and has its preview', async () => {
  const { answer, world, outcome } = await setUp();
  expect(await answer(getTvVideo, { videoId: 1 })).toMatchObject({
    isLocked: false,
    full: { duration: expect.any(Number) },
  });
  expect(await answer(getTvVideo, { videoId: 4 }, robin)).toMatchObject({ isLocked: true, full: null, preview: {} });
  expect(await outcome(updateMediathek, { videoId: 4 }, robin)).toMatchObject({ code: 'needAbo' });
  await guestSubscribes.setUp({ guestId: 7, product: 'tv' }, world);
  expect(await answer(getTvVideo, { videoId: 4 }, robin)).toMatchObject({ isLocked: false, full: {} });
  expect(await answer(updateMediathek, { videoId: 4 }, robin)).toEqual({ isWatched: true });
  for (const videoId of [5, 99])
    expect(await outcome(getTvVideo, { videoId }, robin)).toMatchObject({ code: 'unknown', field: 'videoId' });
});

// @spec rest:tv.mediathek.update
test('marks are the guest’s: watched stays, a pin is taken away', async () => {
  const { answer, outcome } = await setUp();
  for (const _ of [1, 2]) await answer(updateMediathek, { videoId: 1 }, robin);
  await answer(pinTvVideo, { videoId: 1, isPinned: true }, robin);
  const marks = async (caller: object) => {
    const [video] = (await answer(mediathekVideos, { key: 'kitchen', first: 1 }, caller)).items;
    return [video?.isWatched, video?.isPinned];
  };
  expect(await marks(robin)).toEqual([true, true]);
  expect(await marks({ guestId: 8 })).toEqual([false, false]);
  expect(await marks({})).toEqual([false, false]);
  await answer(pinTvVideo, { videoId: 1, isPinned: false }, robin);
  expect(await marks(robin)).toEqual([true, false]);
  for (const [call, more] of [
    [updateMediathek, {}],
    [pinTvVideo, { isPinned: true }],
  ] as const) {
    expect(await outcome(call, { videoId: 1, ...more })).toMatchObject({ code: 'needLogin' });
    expect(await outcome(call, { videoId: 5, ...more }, robin)).toMatchObject({ code: 'unknown', field: 'videoId' });
  }
});

// @spec rest:tv.suggestions.get, entity:tvSuggestions, query:tv.mediathek.recommendations
test('suggestions are of the same category first; what was watched is not proposed again', async () => {
  const { answer, outcome } = await setUp();
  const ids = (videos: readonly { readonly id: number }[]) => videos.map(({ id }) => id);
  expect(ids((await answer(getTvSuggestions, { hashId: 'video-1' })).videos)).toEqual([2, 3, 4]);
  expect(await outcome(getTvSuggestions, { hashId: 'video-5' })).toMatchObject({ code: 'unknown', field: 'hashId' });
  expect(ids(await answer(mediathekRecommendations, {}))).toEqual([4, 1, 2, 3]);
  await answer(updateMediathek, { videoId: 2 }, robin);
  expect(ids(await answer(mediathekRecommendations, {}, robin))).toEqual([1, 3, 4]);
});

// @spec query:tv.late-night-show, entity:lateNightShowEvent, feature:tv.late-night 1
test('late-night shows follow each other on Fridays; one that is over has its video', async () => {
  const { answer, world, slot, pass } = await setUp();
  await slot('kitchen', { at: '23:00', days: [5] });
  await slot('workshop', { at: '00:30', days: [6] });
  for (const id of [1, 2]) await aLateNightShow.setUp({ id, hostIds: [9102], headlineEn: `Show ${id}` }, world);
  const read = () => answer(lateNightShow, {}, { language: 'nl', country: 'AT' });
  const shows = await read();
  expect(shows.map(({ id }) => id)).toEqual([
    '2026-10-30',
    '2026-11-06',
    '2026-11-13',
    '2026-11-20',
    '2026-11-27',
    '2026-12-04',
  ]);
  expect(shows[0]).toMatchObject({
    begin: '2026-10-30T22:00:00.000Z',
    end: '2026-10-30T23:30:00.000Z',
    headline: { de: 'Nach der letzten Bahn' },
    text: { en: 'Who is still awake stays.' },
    actors: [],
    video: { key: 'kitchen' },
  });
  expect(new Set(shows.map(({ headline }) => headline.en)).size).toBe(2);
  expect(shows[0]?.headline).not.toEqual(shows[1]?.headline);
  expect(shows[3]?.video).toBeNull();
  pass(4 * 3_600_000);
  // It runs, and stands beside the three before and after it.
  expect((await read()).map(({ id }) => id)).toEqual([...shows.map(({ id }) => id), '2026-12-11']);
});
