import {
  actorVideoTags,
  dislikeVideo,
  getPromotedVideo,
  getTopVideos,
  getVideoPictures,
  likeVideo,
  recommendedVideos,
  videoList,
  videosByIds,
} from '@lounge/protocol/content/videos';
import {
  aPerformer,
  aVideoOfPerformer,
  guestLikedVideo,
  noPerformer,
  noVideo,
  noVideos,
  videoHasTags,
} from '@lounge/mock-api/states';
import { aVideo } from '@lounge/testing/content/videos';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const plain = { id: 95002, free: true, price: null, basePrice: null, link: '/en/amateur/noor-vega/videos/95002/' };
const rooftop = { id: 95001, actorId: 9101, price: 2400, basePrice: 3000 };

const { title, ageRating } = aVideo();
const known = { title, ageRating };

// @spec rest:actor.top-videos.get, entity:video
test('a performer’s videos of the last nine months are read, best rated first', () =>
  pactForCall(getTopVideos, {
    description: 'a request for a performer’s top videos',
    states: [
      noor,
      aVideoOfPerformer({ ...known, id: 95002, actorId: 9101, price: 0, likes: 3, daysOld: 30 }),
      aVideoOfPerformer({ ...known, ...rooftop, likes: 1204 }),
      aVideoOfPerformer({ id: 95003, actorId: 9101, likes: 9000, daysOld: 300 }),
    ],
    input: { actorId: 9101 },
    answer: {
      videos: [aVideo(), aVideo({ ...plain, new: false })],
      total: 3,
    },
    exact: [
      ...(['videos.id', 'videos.title', 'videos.duration', 'videos.ageRating', 'videos.free', 'videos.new'] as const),
      ...(['videos.price', 'videos.basePrice', 'videos.model', 'videos.link', 'total'] as const),
    ],
  }));

// @spec rest:tile-grid.video-pictures.get
test('the pictures of a video are read for its tile', () =>
  pactForCall(getVideoPictures, {
    description: 'a request for the pictures of a video',
    states: [noor, aVideoOfPerformer(rooftop)],
    input: { albumId: 95001 },
    answer: { pictures: [1, 2, 3, 4].map(() => aVideo().preview) },
    exact: ['pictures.kind'],
  }));

test('a video that does not exist has no pictures', () =>
  pactForCall(getVideoPictures, {
    description: 'a request for the pictures of a video that does not exist',
    states: [noVideo({ id: 95099 })],
    input: { albumId: 95099 },
    error: 'unknown',
    field: 'albumId',
  }));

test('a performer without videos has an empty list', () =>
  pactForCall(getTopVideos, {
    description: 'a request for the top videos of a performer without videos',
    states: [noor],
    input: { actorId: 9101 },
    answer: { videos: [], total: 0 },
    exact: ['total'],
  }));

test('top videos of an unknown performer are unknown', () =>
  pactForCall(getTopVideos, {
    description: 'a request for the top videos of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec rest:actor.promoted-video.get
test('a performer’s promoted video is read', () =>
  pactForCall(getPromotedVideo, {
    description: 'a request for a performer’s promoted video',
    states: [
      noor,
      aVideoOfPerformer({ ...rooftop, isPromoted: true }),
      aVideoOfPerformer({ id: 95002, actorId: 9101, likes: 9000 }),
      aVideoOfPerformer({ id: 95000, actorId: 9101, likes: 9000 }),
    ],
    input: { actorId: 9101 },
    answer: { video: aVideo() },
    exact: ['video.id', 'video.price', 'video.basePrice'],
  }));

test('a performer without a promoted video has none', () =>
  pactForCall(getPromotedVideo, {
    description: 'a request for the promoted video of a performer without one',
    states: [noor, aVideoOfPerformer(rooftop)],
    input: { actorId: 9101 },
    answer: { video: null },
    exact: ['video'],
  }));

test('the promoted video of an unknown performer is unknown', () =>
  pactForCall(getPromotedVideo, {
    description: 'a request for the promoted video of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec query:videos.by-ids
test('videos are read by their ids', () =>
  pactForCall(videosByIds, {
    description: 'a query for videos by id',
    states: [noor, aVideoOfPerformer({ ...rooftop, likes: 1204 }), noVideo({ id: 99999 })],
    input: { ids: [99999, 95001] },
    answer: [aVideo()],
    exact: ['id', 'price', 'guestInfo.bought'],
  }));

test('videos of performers are read, newest first', () =>
  pactForCall(videoList, {
    description: 'a query for the second newest video of two performers',
    states: [
      noor,
      aPerformer({ id: 9102, name: 'Sable Quist' }),
      aVideoOfPerformer({ id: 95003, actorId: 9102, daysOld: 1 }),
      aVideoOfPerformer({ ...rooftop, likes: 1204, daysOld: 2 }),
      aVideoOfPerformer({ id: 95002, actorId: 9101, daysOld: 3 }),
    ],
    input: { modelIds: [9101, 9102], first: 1, offset: 1 },
    answer: { items: [aVideo()], total: 3 },
    exact: ['items.id', 'total'],
  }));

// @spec query:videos.lists, entity:videoQueryFilter, entity:enum.videoSortOrder, entity:enum.videoTypeFlag, entity:enum.actingGroup
test('videos are listed by what the filter of the documents names', () =>
  pactForCall(videoList, {
    description: 'a query for videos on sale by everything that a filter has',
    states: [
      noVideos({}),
      noor,
      aVideoOfPerformer({ ...rooftop, likes: 1204, sold: 5, daysOld: 20 }),
      aVideoOfPerformer({ ...rooftop, id: 95002, likes: 9, sold: 9 }),
      aVideoOfPerformer({ id: 95003, actorId: 9101, price: 2400 }),
      videoHasTags({ videoId: 95001, tags: ['piano'] }),
      videoHasTags({ videoId: 95002, tags: ['piano'] }),
      videoHasTags({ videoId: 95003, tags: ['piano'] }),
    ],
    input: {
      actingGroups: ['female'],
      tags: ['piano'],
      releasedFrom: '2020-01-01T00:00:00.000Z',
      releasedUntil: '2099-01-01T00:00:00.000Z',
      types: ['discount', 'original'],
      sortOrder: 'bestSelling',
      duration: { from: 60, to: -1 },
      includeBought: true,
      first: 1,
      offset: 1,
    },
    answer: { items: [aVideo()], total: 2 },
    exact: ['items.id', 'items.types', 'total'],
  }));

// @spec query:video.like, state:video-like 1
test('a guest likes a video', () =>
  pactForCall(likeVideo, {
    description: 'a like of a video',
    states: [noor, aVideoOfPerformer({ ...rooftop, likes: 1204 })],
    caller: guest,
    input: { videoId: 95001, isLiked: true },
    answer: { liked: true, disliked: false, likes: 1205 },
    exact: ['liked', 'disliked', 'likes'],
  }));

// @spec query:video.dislike
test('a dislike takes the place of a like', () =>
  pactForCall(dislikeVideo, {
    description: 'a dislike of a video that the guest liked',
    states: [noor, aVideoOfPerformer({ ...rooftop, likes: 1204 }), guestLikedVideo({ guestId: 7, videoId: 95001 })],
    caller: guest,
    input: { videoId: 95001, isDisliked: true },
    answer: { liked: false, disliked: true, likes: 1203 },
    exact: ['liked', 'disliked', 'likes'],
  }));

test.each([
  ['like', likeVideo, { videoId: 95001, isLiked: true }],
  ['dislike', dislikeVideo, { videoId: 95001, isDisliked: true }],
] as const)('nobody can %s a video without an account', (name, call, input) =>
  pactForCall(call, {
    description: `a ${name} of a video by an ended session`,
    caller: expiredGuest,
    input,
    error: 'needLogin',
  }),
);

test.each([
  ['like', likeVideo, { videoId: 99999, isLiked: true }],
  ['dislike', dislikeVideo, { videoId: 99999, isDisliked: true }],
] as const)('an unknown video has no %s', (name, call, input) =>
  pactForCall(call, {
    description: `a ${name} of an unknown video`,
    states: [noVideo({ id: 99999 })],
    caller: guest,
    input,
    error: 'unknown',
    field: 'videoId',
  }),
);

// @spec query:video.recommendations, feature:videos.recommendations 1
test('videos with the same tags are recommended', () =>
  pactForCall(recommendedVideos, {
    description: 'a query for what is recommended beside a video',
    states: [
      noor,
      aVideoOfPerformer({ ...rooftop, likes: 1204 }),
      aVideoOfPerformer({ id: 95002, actorId: 9101 }),
      videoHasTags({ videoId: 95001, tags: ['pactonly'] }),
      videoHasTags({ videoId: 95002, tags: ['pactonly'] }),
    ],
    input: { videoId: 95002, first: 4 },
    answer: [aVideo()],
    exact: ['id'],
  }));

test('nothing is recommended beside an unknown video', () =>
  pactForCall(recommendedVideos, {
    description: 'a query for what is recommended beside an unknown video',
    states: [noVideo({ id: 99999 })],
    input: { videoId: 99999 },
    error: 'unknown',
    field: 'videoId',
  }));

// @spec query:actor.video-tags
test('the tags of a performer’s videos are read', () =>
  pactForCall(actorVideoTags, {
    description: 'a query for the tags of a performer’s videos',
    states: [noor, aVideoOfPerformer({ ...rooftop }), videoHasTags({ videoId: 95001, tags: ['piano'] })],
    input: { actorId: 9101 },
    answer: [{ key: 'piano', name: 'piano', videoCount: 1 }],
    exact: ['key', 'name', 'videoCount'],
  }));

test('an unknown performer has no tags', () =>
  pactForCall(actorVideoTags, {
    description: 'a query for the tags of an unknown performer’s videos',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));
