import { buyVideo, getVideoPlayback, saveWatchPosition, unfinishedVideos } from '@lounge/protocol/content/videos';
import {
  aPerformer,
  aVideoOfPerformer,
  guestBoughtVideo,
  guestHasBlocked,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestWatchedVideo,
  keyWasUsed,
  noVideo,
  videoHasTags,
} from '@lounge/mock-api/states';
import { Video } from '@lounge/stores/content/videos';
import { aFullVideo, aPlayback, aVideo } from '@lounge/testing/content/videos';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest, pactToken } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const plain = { id: 95002, free: true, price: null, basePrice: null, link: '/en/amateur/noor-vega/videos/95002/' };
const rooftop = { id: 95001, actorId: 9101, price: 2400, basePrice: 3000 };
const video = aVideoOfPerformer({ ...rooftop });
const adultVideo = aVideoOfPerformer({ ...rooftop, ageRating: 18 });
const freeVideo = aVideoOfPerformer({ id: 95002, actorId: 9101, price: 0, ageRating: 12 });
const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });
const unchecked = guestIsLoggedIn({ guestId: 7, token: pactToken, avsStatus: 'pending' });
const noVip = guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: false });

// @spec entity:enum.contentRestriction
test('an anonymous visitor receives the preview of a video with a price', () =>
  pactForCall(getVideoPlayback, {
    description: 'a request for the playback of a video with a price by an anonymous visitor',
    states: [noor, video],
    input: { videoId: 95001 },
    answer: aPlayback({ restriction: 'needLogin' }),
    exact: ['video.id', 'video.guestInfo.bought', 'preview.type', 'full', 'restriction'],
  }));

test('a guest receives the full playback of a bought video', () =>
  pactForCall(getVideoPlayback, {
    description: 'a request for the playback of a video that the guest has bought',
    states: [noor, video, guestBoughtVideo({ guestId: 7, videoId: 95001 })],
    caller: guest,
    input: { videoId: 95001 },
    answer: aPlayback({
      video: aVideo({ guestInfo: { bought: true, gifted: false, flatrate: false, liked: false, disliked: false } }),
      full: aFullVideo(),
      restriction: null,
    }),
    exact: ['video.id', 'video.guestInfo.bought', 'full.duration', 'restriction'],
  }));

test('everyone receives the full playback of a free video', () =>
  pactForCall(getVideoPlayback, {
    description: 'a request for the playback of a free video',
    states: [noor, freeVideo, videoHasTags({ videoId: 95002, tags: ['piano'] })],
    input: { videoId: 95002 },
    answer: aPlayback({
      video: aVideo({ ...plain }),
      full: aFullVideo(),
      restriction: null,
      tags: [{ key: 'piano', name: 'piano', videoCount: 96 }],
    }),
    exact: ['video.id', 'video.free', 'restriction', 'tags.key', 'tags.name'],
  }));

test('the playback of an unknown video is unknown', () =>
  pactForCall(getVideoPlayback, {
    description: 'a request for the playback of an unknown video',
    states: [noVideo({ id: 99999 })],
    input: { videoId: 99999 },
    error: 'unknown',
    field: 'videoId',
  }));

test('a guest goes on with a video where it was stopped', () =>
  pactForCall(getVideoPlayback, {
    description: 'a request for the playback of a video that the guest has stopped',
    states: [
      noor,
      video,
      guestBoughtVideo({ guestId: 7, videoId: 95001 }),
      guestWatchedVideo({ guestId: 7, videoId: 95001, seconds: 312 }),
    ],
    caller: guest,
    input: { videoId: 95001 },
    answer: aPlayback({
      video: aVideo({ previewThumbnails: [1, 2, 3, 4].map(() => aVideo().preview) }),
      full: aFullVideo(),
      restriction: null,
      resumeAt: 312,
    }),
    exact: ['video.id', 'restriction', 'resumeAt'],
  }));

test.each([
  ['in the middle of', 312, 312],
  ['near the end of', 720, null],
] as const)('a guest stops %s a video', (where, seconds, resumeAt) =>
  pactForCall(saveWatchPosition, {
    description: `a request to keep the position ${where} a video`,
    states: [noor, video],
    caller: guest,
    input: { videoId: 95001, seconds },
    answer: { resumeAt },
    exact: ['resumeAt'],
  }),
);

test('a guest finds the videos that were stopped', () =>
  pactForCall(unfinishedVideos, {
    description: 'a query for the videos that the guest has stopped',
    states: [noor, freeVideo, guestWatchedVideo({ guestId: 7, videoId: 95002, seconds: 312 })],
    caller: guest,
    input: { first: 1 },
    answer: [{ video: aVideo({ ...plain }), resumeAt: 312 }],
    exact: ['video.id', 'resumeAt'],
  }));

test('nobody has stopped videos without an account', () =>
  pactForCall(unfinishedVideos, {
    description: 'a query for stopped videos by an ended session',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

test('nobody keeps a position without an account', () =>
  pactForCall(saveWatchPosition, {
    description: 'a request to keep the position in a video by an ended session',
    caller: expiredGuest,
    input: { videoId: 95001, seconds: 312 },
    error: 'needLogin',
  }));

test('no position is kept in an unknown video', () =>
  pactForCall(saveWatchPosition, {
    description: 'a request to keep the position in an unknown video',
    states: [noVideo({ id: 99999 })],
    caller: guest,
    input: { videoId: 99999, seconds: 312 },
    error: 'unknown',
    field: 'videoId',
  }));

const bought = {
  success: true,
  guestBalance: { value: 100, currency: 'VXC' as const },
  guestBalanceFormatted: '1',
};

test('a guest buys a video and receives the new balance', () =>
  pactForCall(
    buyVideo,
    {
      description: 'a request to buy a video',
      states: [noor, video, owns(2500), noVip],
      caller: guest,
      input: { videoId: 95001 },
      answer: bought,
      exact: ['success', 'guestBalance', 'guestBalanceFormatted'],
    },
    async (side) => {
      const client = {
        call: (async (call, input, options) =>
          call.id === buyVideo.id
            ? side.client.call(call, input, options)
            : { ok: true, value: aPlayback() }) as typeof side.client.call,
      };
      const store = new Video(95001, { ...side, client }, () => 'k-1');
      await store.buy();
      expect(store.purchase.value).toEqual(bought);
    },
  ));

test('a video that was bought already costs nothing', () =>
  pactForCall(buyVideo, {
    description: 'a request to buy a video that the guest has bought',
    states: [noor, video, owns(100), guestBoughtVideo({ guestId: 7, videoId: 95001 })],
    caller: guest,
    input: { videoId: 95001 },
    answer: bought,
    exact: ['success', 'guestBalance', 'guestBalanceFormatted'],
  }));

test.each([
  ['a video with an expired token', [video], expiredGuest, 'needLogin', null],
  ['an unknown video', [noVideo({ id: 95001 })], guest, 'unknown', 'videoId'],
  [
    'a video rated 18 by a guest whose age check is pending',
    [noor, adultVideo, owns(2500), unchecked],
    guest,
    'needAgeCheck',
    null,
  ],
  [
    'a video for VIPs by another guest',
    [noor, aVideoOfPerformer({ id: 95001, actorId: 9101, isVip: true }), noVip],
    guest,
    'needAbo',
    null,
  ],
  [
    'a video with a blocked conversation',
    [noor, video, owns(2500), noVip, guestHasBlocked({ guestId: 7, actorId: 9101 })],
    guest,
    'blocked',
    null,
  ],
  ['a video with too few coins', [noor, video, owns(2399), noVip], guest, 'needPurchase', null],
  [
    'a video with a reused idempotency key',
    [noor, video, owns(2500), keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    'keyReused',
    'Idempotency-Key',
  ],
] as const)('buying %s fails', (what, states, caller, error, field) =>
  pactForCall(buyVideo, {
    description: `a request to buy ${what}`,
    states,
    caller,
    error,
    field,
    input: { videoId: 95001 },
  }),
);
