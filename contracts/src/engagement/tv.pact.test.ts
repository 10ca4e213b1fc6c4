import type { RestCall } from '@lounge/protocol';
import { guestPinnedTvVideo, guestWatchedTvVideo } from '@lounge/mock-api/states';
import {
  getTvFormat,
  getTvPost,
  getTvSuggestions,
  getTvVideo,
  mediathekRecommendations,
  mediathekVideos,
  pinTvVideo,
  setTvReminder,
  tvSeries,
  updateMediathek,
} from '@lounge/protocol/engagement/tv';
import { aTvFormatOf, aTvPost, aTvVideoPage, aTvVideoPlayback, aVideoOfTv } from '@lounge/testing/engagement/tv';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import {
  key,
  none,
  noor,
  kitchen,
  recorded,
  soup,
  bread,
  premiumSoup,
  toCome,
  noSubscriber,
  soupVideo,
  breadVideo,
  inside,
  videoFacts,
} from './tv-situation.ts';

// @spec rest:tv.format.get, entity:tvFormat
test('a format is read by its key', () =>
  pactForCall(getTvFormat, {
    description: 'a request for a format of TV',
    states: [none, noor, kitchen, soup, toCome],
    input: { key },
    answer: aTvFormatOf(),
    exact: ['key', 'title', 'text', 'isPremium', 'episodes', 'newEpisodes', 'hostIds'],
  }));

test('a format that there is not is unknown', () =>
  pactForCall(getTvFormat, {
    description: 'a request for a format of TV that there is not',
    states: [none],
    input: { key: 'nothing' },
    error: 'unknown',
    field: 'key',
  }));

// @spec rest:tv.post.get, entity:tvPost
test('the page of a video is read by its words, with the video before it', () =>
  pactForCall(getTvPost, {
    description: 'a request for the page of a video of TV',
    states: [none, noor, recorded, soup, bread],
    input: { slug: 'bread-before-dawn' },
    answer: aTvPost({
      post: { ...breadVideo, text: 'Onions, patience and a guest who peels.' },
      previous: soupVideo,
      breadcrumbs: [...aTvPost().breadcrumbs.slice(0, -1), { label: 'Bread before dawn', link: null }],
    }),
    exact: [
      ...inside('post', [...videoFacts, 'text']),
      ...inside('previous', videoFacts),
      ...inside('similar.models', ['id', 'name', 'slug', 'isOnline']),
      'categories',
      'breadcrumbs',
    ],
  }));

test('words that no video has are unknown', () =>
  pactForCall(getTvPost, {
    description: 'a request for the page of a video of TV that is not in the library yet',
    states: [none, recorded, toCome],
    input: { slug: 'tomorrow' },
    error: 'unknown',
    field: 'slug',
  }));

// @spec rest:tv.video.get, entity:tvVideo
test('a free video has its sources', () =>
  pactForCall(getTvVideo, {
    description: 'a request for a free video of TV',
    states: [none, recorded, soup],
    input: { videoId: 97001 },
    answer: aTvVideoPlayback(),
    exact: [...inside('video', videoFacts), 'isLocked'],
  }));

test('a premium video is locked without a subscription', () =>
  pactForCall(getTvVideo, {
    description: 'a request for a premium video of TV without a subscription',
    caller: guest,
    states: [noSubscriber, none, recorded, premiumSoup],
    input: { videoId: 97001 },
    answer: aTvVideoPlayback({ video: aVideoOfTv({ isPremium: true }), full: null, isLocked: true }),
    exact: [...inside('video', videoFacts), 'full', 'isLocked'],
  }));

test('a video that there is not is unknown', () =>
  pactForCall(getTvVideo, {
    description: 'a request for a video of TV that there is not',
    states: [none],
    input: { videoId: 97009 },
    error: 'unknown',
    field: 'videoId',
  }));

// @spec rest:tv.suggestions.get, entity:tvSuggestions
test('suggestions are without the video itself', () =>
  pactForCall(getTvSuggestions, {
    description: 'a request for videos of TV that fit another one',
    states: [none, recorded, soup, bread],
    input: { hashId: 'video-97001' },
    answer: { videos: [breadVideo] },
    exact: inside('videos', videoFacts),
  }));

test('suggestions for a name that no video has are unknown', () =>
  pactForCall(getTvSuggestions, {
    description: 'a request for videos of TV that fit one that there is not',
    states: [none],
    input: { hashId: 'nothing' },
    error: 'unknown',
    field: 'hashId',
  }));

// @spec rest:tv.mediathek.update
test('a video is marked as watched', () =>
  pactForCall(updateMediathek, {
    description: 'a request that marks a video of TV as watched',
    caller: guest,
    states: [none, recorded, soup],
    input: { videoId: 97001 },
    answer: { isWatched: true },
    exact: ['isWatched'],
  }));

test('a locked video cannot be marked as watched', () =>
  pactForCall(updateMediathek, {
    description: 'a request that marks a premium video of TV as watched without a subscription',
    caller: guest,
    states: [noSubscriber, none, recorded, premiumSoup],
    input: { videoId: 97001 },
    error: 'needAbo',
  }));

test('a video that there is not cannot be marked as watched', () =>
  pactForCall(updateMediathek, {
    description: 'a request that marks a video of TV that there is not as watched',
    caller: guest,
    states: [none],
    input: { videoId: 97009 },
    error: 'unknown',
    field: 'videoId',
  }));

test('a video is pinned for later', () =>
  pactForCall(pinTvVideo, {
    description: 'a request that pins a video of TV',
    caller: guest,
    states: [none, recorded, soup],
    input: { videoId: 97001, isPinned: true },
    answer: { isPinned: true },
    exact: ['isPinned'],
  }));

test('a video that there is not cannot be pinned', () =>
  pactForCall(pinTvVideo, {
    description: 'a request that pins a video of TV that there is not',
    caller: guest,
    states: [none],
    input: { videoId: 97009, isPinned: true },
    error: 'unknown',
    field: 'videoId',
  }));

test.each([
  ['marks a video of TV as watched', updateMediathek, { videoId: 97001 }],
  ['pins a video of TV', pinTvVideo, { videoId: 97001, isPinned: true }],
  ['sets a reminder of TV', setTvReminder, { type: 'live', start: '2999-01-01T19:00:00.000Z', isReminded: true }],
] as const)('a guest whose session has ended needs to log in: %s', (what, call, input) =>
  pactForCall<RestCall>(call, {
    description: `a request that ${what} with an expired token`,
    caller: expiredGuest,
    input,
    error: 'needLogin',
  }),
);

// @spec query:tv.series
test('all series are read', () =>
  pactForCall(tvSeries, {
    description: 'a query for the series of TV',
    states: [none, noor, kitchen, soup],
    input: {},
    answer: [aTvFormatOf()],
    exact: ['key', 'title', 'text', 'isPremium', 'episodes', 'newEpisodes', 'hostIds'],
  }));

// @spec query:tv.mediathek.videos
test('videos of a format are read, with the marks of the guest', () =>
  pactForCall(mediathekVideos, {
    description: 'a query for the videos of a format of TV',
    caller: guest,
    states: [
      none,
      recorded,
      soup,
      bread,
      toCome,
      guestWatchedTvVideo({ guestId: 7, videoId: 97001 }),
      guestPinnedTvVideo({ guestId: 7, videoId: 97002 }),
    ],
    input: { key },
    answer: aTvVideoPage([aVideoOfTv({ isWatched: true }), { ...breadVideo, isPinned: true }]),
    exact: [...inside('items', videoFacts), 'total'],
  }));

test('videos are found by their words, their category and their pin', () =>
  pactForCall(mediathekVideos, {
    description: 'a query for pinned videos of TV by a pattern',
    caller: guest,
    states: [none, recorded, soup, bread, guestPinnedTvVideo({ guestId: 7, videoId: 97002 })],
    input: { category: 'kitchen', isPinned: true, searchPattern: 'bread', sort: 'best', first: 10, offset: 0 },
    answer: aTvVideoPage([{ ...breadVideo, isPinned: true }], { key: 'kitchen', name: 'kitchen' }),
    exact: [...inside('items', videoFacts), 'total', 'category.key', 'category.name'],
  }));

test('videos of a format that there is not are unknown', () =>
  pactForCall(mediathekVideos, {
    description: 'a query for the videos of a format of TV that there is not',
    states: [none],
    input: { key: 'nothing' },
    error: 'unknown',
    field: 'key',
  }));

// @spec query:tv.mediathek.recommendations
test('videos are proposed, without those that were watched', () =>
  pactForCall(mediathekRecommendations, {
    description: 'a query for proposed videos of TV',
    caller: guest,
    states: [none, recorded, soup, bread, guestWatchedTvVideo({ guestId: 7, videoId: 97001 })],
    input: {},
    answer: [breadVideo],
    exact: videoFacts,
  }));
