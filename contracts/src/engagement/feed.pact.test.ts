import { guestBoughtContentTotals, postById, posts, totals } from '@lounge/protocol/engagement/feed';
import {
  aCommentOnPost,
  aPerformer,
  aPostOfPerformer,
  guestBoughtPost,
  guestHasBlocked,
  guestHasNoPins,
  guestHasPinned,
  guestIsLoggedIn,
  guestIsRestricted,
  guestLikedPost,
  guestTippedPost,
  noPerformer,
  noPost,
  noPosts,
} from '@lounge/mock-api/states';
import { aFeedComment, aFeedPost, aTippingGoal, untouched } from '@lounge/testing/engagement/feed';
import { test } from 'vitest';
import { expiredGuest, guest, pactToken } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const none = noPosts({});
const goal = { goalCoins: 1000, tipsSum: 620 };
const words = aPostOfPerformer({ id: 92001, actorId: 9101, ...goal, title: 'A new microphone' });
const wordsPost = aFeedPost({ title: 'A new microphone', tippingGoal: aTippingGoal() });
const clip = aPostOfPerformer({ id: 92002, actorId: 9101, kind: 'clip', price: 1800 });
const photos = aPostOfPerformer({ id: 92003, actorId: 9101, kind: 'photos', photoCount: 1, contestPlace: 3 });
const kept = '/pictures/kept/bm90aGluZyB0byBzZWUgaGVyZQ';
const poster = { url: kept, kind: 'still', tint: 5 } as const;
const clipOfPost = { length: 84, width: 640, height: 360, ratio: 640 / 360, avsRequired: false };
const lockedClip = aFeedPost({
  id: 92002,
  umaId: 92002,
  kind: 'clip',
  type: 'clip',
  paidContent: true,
  priceCoins: { value: 1800, currency: 'VXC' },
  clip: { ...clipOfPost, sources: [], poster },
  restriction: 'needLogin',
});
const openClip = aFeedPost({
  ...lockedClip,
  guestState: { ...untouched, bought: true },
  restriction: null,
  bar: null,
  clip: {
    ...clipOfPost,
    poster,
    sources: [
      {
        type: 'hls',
        url: '/media/kept/bm90aGluZw/index.m3u8',
        duration: 84,
        captions: [{ language: 'en', url: '/captions/en.vtt' }],
      },
    ],
  },
});
const photoPost = aFeedPost({
  id: 92003,
  umaId: 92003,
  kind: 'photos',
  type: 'photoContest',
  photos: {
    photos: [
      {
        picture: { url: '/pictures/velvet/portrait/bust-noor-post-1-1', kind: 'portrait', tint: 5 },
        isLocked: false,
        avsRequired: false,
      },
    ],
    contest: { place: 3 },
  },
});
const noVip = guestIsLoggedIn({ guestId: 7, token: pactToken, name: 'Robin', isVip: false });
const contestPhotos = aPostOfPerformer({
  id: 92003,
  actorId: 9101,
  kind: 'photos',
  type: 'photoContest',
  photoCount: 1,
  contestPlace: 3,
});
const facts = ['items.id', 'items.kind', 'items.type', 'items.status', 'items.text', 'items.views', 'items.likes'];

// @spec query:feed.posts, entity:feedPost
test('the newest posts are read, with the cursor of the next page', () =>
  pactForCall(posts, {
    description: 'a query for the first post of the feed',
    states: [noor, none, words, aPostOfPerformer({ id: 92009, actorId: 9101, minutesAgo: 60 })],
    input: { first: 1 },
    answer: { items: [wordsPost], next: 'WyIyMDI2LTA4LTE0VDEwOjAwOjAwLjAwMFoiLDkyMDAxXQ' },
    exact: [...facts, 'items.title', 'items.tippingGoal', 'items.guestState', 'items.model.id', 'items.model.name'],
  }));

test('an empty feed has no next page', () =>
  pactForCall(posts, {
    description: 'a query for an empty feed',
    states: [none],
    input: {},
    answer: { items: [], next: null },
    exact: ['next'],
  }));

// @spec entity:enum.feedKind, entity:enum.feedPostType, entity:feedKindPhotos
test('a feed is filtered by kind; photos name their contest', () =>
  pactForCall(posts, {
    description: 'a query for posts with photos',
    states: [noor, none, words, contestPhotos],
    input: { typeGroups: ['photos'], language: 'en', mode: 'mixed' },
    answer: { items: [photoPost], next: null },
    exact: [
      ...facts,
      'items.photos.contest.place',
      'items.photos.photos.isLocked',
      'items.photos.photos.avsRequired',
      'next',
    ],
  }));

// @spec entity:feedKindClip
test('a visitor reads a clip that costs coins without its sources', () =>
  pactForCall(posts, {
    description: 'a query of a visitor for posts with clips',
    states: [noor, none, clip],
    input: { typeGroups: ['clip'] },
    answer: { items: [lockedClip], next: null },
    exact: [
      ...facts,
      'items.paidContent',
      'items.priceCoins',
      'items.restriction',
      'items.clip.length',
      'items.clip.width',
      'items.clip.height',
      'items.clip.avsRequired',
      'items.clip.sources',
    ],
  }));

const pinned = aPostOfPerformer({ id: 92004, actorId: 9101, isPinned: true, minutesAgo: 600 });

test('a performer’s feed begins with the post that is pinned', () =>
  pactForCall(posts, {
    description: 'a query for the first post of a performer’s feed',
    states: [noor, none, words, pinned],
    input: { modelId: 9101, mode: 'profile', first: 1 },
    answer: { items: [aFeedPost({ id: 92004, pinned: true })], next: 'WyIxIiwiMjAyNiIsOTIwMDRd' },
    exact: ['items.id', 'items.pinned'],
  }));

const follows = guestHasPinned({ guestId: 7, kind: 'actor', id: 9101 });
const ida = aPerformer({ id: 9102, name: 'Ida Lark' });
const ownComment = aFeedComment({ isOwn: true, user: { name: 'Robin', avatar: null } });
const withOwnComment = { comments: [ownComment], commentsTotal: 1 };
const otherPost = aPostOfPerformer({ id: 92010, actorId: 9102 });

test.each([
  [
    'of favourites',
    [noor, ida, none, words, otherPost, guestHasNoPins({ guestId: 7 }), follows],
    { mode: 'favourite', follows: true },
    { following: true },
    {},
  ],
  [
    'that the guest likes',
    [noor, none, words, clip, guestLikedPost({ guestId: 7, postId: 92001 })],
    { liked: true },
    { liked: true },
    {},
  ],
  [
    'that the guest commented on',
    [noor, none, words, clip, aCommentOnPost({ id: 93001, postId: 92001, guestId: 7 })],
    { commented: true },
    { commented: true },
    withOwnComment,
  ],
] as const)('posts %s are read', (what, states, input, state, more) =>
  pactForCall(posts, {
    description: `a query for posts ${what}`,
    states: [...states],
    caller: guest,
    input,
    answer: { items: [{ ...wordsPost, bar: null, guestState: { ...untouched, ...state }, ...more }], next: null },
    exact: ['items.id', 'items.guestState', 'next'],
  }),
);

test('posts that the guest bought are read, with their sources', () =>
  pactForCall(posts, {
    description: 'a query for posts that the guest bought',
    states: [noor, none, words, clip, guestBoughtPost({ guestId: 7, postId: 92002 })],
    caller: guest,
    input: { bought: true },
    answer: { items: [openClip], next: null },
    exact: ['items.id', 'items.restriction', 'items.guestState', 'items.clip.sources.type', 'next'],
  }));

test.each([
  ['of an unknown performer', [noPerformer({ id: 9999 })], { modelId: 9999 }, 'unknown', 'modelId'],
  ['after a cursor that is none', [], { after: 'no cursor' }, 'malformed', 'after'],
] as const)('posts %s fail', (what, states, input, error, field) =>
  pactForCall(posts, { description: `a query for posts ${what}`, states: [...states], input, error, field }),
);

// @spec query:feed.post-by-id
test('a post is read with all of its comments', () =>
  pactForCall(postById, {
    description: 'a query for a post with comments',
    states: [
      noor,
      words,
      guestTippedPost({ guestId: 7, postId: 92001, coins: 25 }),
      aCommentOnPost({ id: 93001, postId: 92001, guestId: 7, minutesAgo: 30 }),
      aCommentOnPost({
        id: 93002,
        postId: 92001,
        threadId: 93001,
        parentId: 93001,
        text: 'Come over.',
        minutesAgo: 20,
      }),
      aCommentOnPost({ id: 93003, postId: 92001, guestId: 7, threadId: 93001, parentId: 93002, minutesAgo: 10 }),
    ],
    caller: guest,
    input: { id: 92001 },
    answer: {
      ...wordsPost,
      bar: null,
      guestState: { ...untouched, tipped: true, commented: true },
      commentsTotal: 3,
      comments: [
        aFeedComment({ isOwn: true, tipped: true, user: { name: 'Robin', avatar: null } }),
        aFeedComment({
          id: 93002,
          parentId: 93001,
          isCreator: true,
          text: 'Come over.',
          user: { name: 'Noor Vega', avatar: wordsPost.model.avatar },
        }),
        aFeedComment({
          id: 93003,
          parentId: 93002,
          isReplyToReply: true,
          isOwn: true,
          tipped: true,
          user: { name: 'Robin', avatar: null },
        }),
      ],
    },
    exact: [
      'id',
      'guestState',
      'commentsTotal',
      'comments.id',
      'comments.conversationId',
      'comments.parentId',
      'comments.isCreator',
      'comments.tipped',
      'comments.text',
      'comments.isReplyToReply',
      'comments.user.name',
      'comments.isOwn',
      'comments.isDeleted',
    ],
  }));

test('a deleted comment keeps its place above its answers', () =>
  pactForCall(postById, {
    description: 'a query for a post whose first comment was deleted',
    states: [
      noor,
      words,
      aCommentOnPost({ id: 93001, postId: 92001, guestId: 7, isDeleted: true, minutesAgo: 30 }),
      aCommentOnPost({ id: 93002, postId: 92001, threadId: 93001, parentId: 93001, text: 'Come over.' }),
    ],
    input: { id: 92001 },
    answer: {
      ...wordsPost,
      commentsTotal: 1,
      comments: [
        aFeedComment({ text: '', isDeleted: true, user: { name: null, avatar: null } }),
        aFeedComment({
          id: 93002,
          parentId: 93001,
          isCreator: true,
          text: 'Come over.',
          user: { name: 'Noor Vega', avatar: wordsPost.model.avatar },
        }),
      ],
    },
    exact: ['id', 'commentsTotal', 'comments.id', 'comments.text', 'comments.isDeleted', 'comments.user.name'],
  }));

test.each([['that was removed', 'removed', { status: 'removed', text: '', title: '', tippingGoal: null }]] as const)(
  'a post %s is read',
  (what, status, state) =>
    pactForCall(postById, {
      description: `a query for a post ${what}`,
      states: [noor, aPostOfPerformer({ id: 92001, actorId: 9101, status })],
      input: { id: 92001 },
      answer: aFeedPost(state),
      exact: ['id', 'status', 'text'],
    }),
);

test('a guest with a rating of 18 to come reads what is missing', () =>
  pactForCall(postById, {
    description: 'a query for a clip rated 18 by a guest whose age check is pending',
    states: [
      noor,
      aPostOfPerformer({ id: 92002, actorId: 9101, kind: 'clip', ageRating: 18 }),
      guestIsLoggedIn({ guestId: 7, token: pactToken, avsStatus: 'pending' }),
    ],
    caller: guest,
    input: { id: 92002 },
    answer: {
      ...lockedClip,
      paidContent: false,
      priceCoins: null,
      fsk: 18,
      clip: { ...clipOfPost, avsRequired: true, sources: [], poster },
      restriction: 'needAgeCheck',
      bar: null,
    },
    exact: ['id', 'fsk', 'paidContent', 'restriction', 'clip.avsRequired', 'clip.sources'],
  }));

test('a guest who is restricted reads that no comment is possible', () =>
  pactForCall(postById, {
    description: 'a query for a post by a restricted guest',
    states: [noor, words, guestIsRestricted({ guestId: 7, level: 1 })],
    caller: guest,
    input: { id: 92001 },
    answer: { ...wordsPost, bar: 'blocked' },
    exact: ['id', 'bar'],
  }));

test('a guest who has blocked the performer reads that nothing is sold', () =>
  pactForCall(postById, {
    description: 'a query for a post of a performer whom the guest has blocked',
    states: [noor, clip, noVip, guestHasBlocked({ guestId: 7, actorId: 9101 })],
    caller: guest,
    input: { id: 92002 },
    error: 'unknown',
    field: 'id',
  }));

test('a post that does not exist is unknown', () =>
  pactForCall(postById, {
    description: 'a query for a post that does not exist',
    states: [noPost({ id: 92099 })],
    input: { id: 92099 },
    error: 'unknown',
    field: 'id',
  }));

// @spec query:feed.totals
test('the posts of a performer are counted by kind', () =>
  pactForCall(totals, {
    description: 'a query for the totals of a performer’s posts',
    states: [noor, none, words, clip, photos, aPostOfPerformer({ id: 92004, actorId: 9101, minutesAgo: 600 })],
    input: { modelId: 9101, since: '2020-01-01T00:00:00.000Z' },
    answer: { clips: 1, texts: 2, photos: 1, added: 4 },
    exact: ['clips', 'texts', 'photos', 'added'],
  }));

test('the posts of an unknown performer are not counted', () =>
  pactForCall(totals, {
    description: 'a query for the totals of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { modelId: 9999 },
    error: 'unknown',
    field: 'modelId',
  }));

// @spec query:feed.guest-bought-content-totals, entity:feedGuestTotals
test('what the guest bought of the feed is counted', () =>
  pactForCall(guestBoughtContentTotals, {
    description: 'a query for what the guest bought of the feed',
    states: [noor, none, clip, guestBoughtPost({ guestId: 7, postId: 92002 })],
    caller: guest,
    input: {},
    answer: { clips: 1, photos: 0 },
    exact: ['clips', 'photos'],
  }));

test('what was bought is counted for guests only', () =>
  pactForCall(guestBoughtContentTotals, {
    description: 'a query for what the guest bought of the feed with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));
