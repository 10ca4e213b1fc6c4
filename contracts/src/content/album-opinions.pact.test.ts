import {
  aCommentOnAlbum,
  albumHasTag,
  anAlbumOfPerformer,
  aPerformer,
  guestBoughtAlbum,
  guestHasBlocked,
  guestIsLoggedIn,
  guestIsRestricted,
  guestRatedAlbum,
  noAlbum,
  onlyTags,
  type ProviderState,
} from '@lounge/mock-api/states';
import {
  addAlbumComment,
  addAlbumTags,
  deleteAlbumComment,
  dislikeGallery,
  getAlbumComments,
  getGallery,
  getGalleryPreview,
  likeGallery,
  rateAlbum,
  ratePicture,
  rateSedcard,
  reportAlbumComment,
  viewAlbum,
} from '@lounge/protocol/content/galleries';
import { aGallery, anAlbum, aRatedAlbum, someComments } from '@lounge/testing/content/galleries';
import type { HttpCall, InputOf } from '@lounge/protocol';
import { test } from 'vitest';
import { expiredGuest, guest, pactToken, type PactCaller } from '../consume/callers.ts';
import { pactForCall, type CallPact } from '../consume/pact-for-call.ts';

const albumId = 91001;
const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const album = [noor, anAlbumOfPerformer({ id: albumId, actorId: 9101, price: 900 })];
const sedcard = [noor, anAlbumOfPerformer({ id: albumId, actorId: 9101, isSedcard: true })];
const nobody = [noAlbum({ id: albumId })];
const ratingFields = ['id', 'guestRatingLikes', 'guestRatingDislikes', 'isLiked', 'isDisliked'] as const;
const disliked = aRatedAlbum({ guestRatingLikes: 68, guestRatingDislikes: 2, isLiked: false, isDisliked: true });

// @spec rest:gallery.album.rate, entity:enum.albumRating
test('a guest rates an album with five', () =>
  pactForCall(rateAlbum, {
    description: 'a rating of an album with five',
    states: album,
    caller: guest,
    input: { albumId, guestRating: 5 },
    answer: aRatedAlbum(),
    exact: [...ratingFields],
  }));

test('a rating in place of another one', () =>
  pactForCall(rateAlbum, {
    description: 'a rating with one of an album that the guest liked',
    states: [...album, guestRatedAlbum({ guestId: 7, albumId, rating: 5 })],
    caller: guest,
    input: { albumId, guestRating: 1 },
    answer: aRatedAlbum({ guestRatingLikes: 67, guestRatingDislikes: 2, isLiked: false, isDisliked: true }),
    exact: [...ratingFields],
  }));

test('a rating of six is malformed', () =>
  pactForCall(rateAlbum, {
    description: 'a rating of an album with six',
    caller: guest,
    input: { albumId, guestRating: 6 },
    error: 'malformed',
    field: 'guestRating',
  }));

// @spec rest:actor.sedcard.rate
test('a guest rates a sedcard', () =>
  pactForCall(rateSedcard, {
    description: 'a rating of a sedcard',
    states: sedcard,
    caller: guest,
    input: { sedcardId: albumId, guestRating: 5 },
    answer: aRatedAlbum(),
    exact: [...ratingFields],
  }));

// @spec rest:gallery.picture.rate
test('a guest rates a picture', () =>
  pactForCall(ratePicture, {
    description: 'a rating of a picture',
    states: album,
    caller: guest,
    input: { pictureId: 91001001, guestRating: 5 },
    answer: aRatedAlbum({ id: 91001001, guestRatingLikes: 1, guestRatingDislikes: 0 }),
    exact: [...ratingFields],
  }));

// @spec query:gallery.like
test('a guest likes an album', () =>
  pactForCall(likeGallery, {
    description: 'a mutation that likes an album',
    states: album,
    caller: guest,
    input: { albumId },
    answer: aRatedAlbum(),
    exact: [...ratingFields],
  }));

// @spec query:gallery.dislike
test('a guest dislikes an album', () =>
  pactForCall(dislikeGallery, {
    description: 'a mutation that dislikes an album',
    states: album,
    caller: guest,
    input: { albumId },
    answer: disliked,
    exact: [...ratingFields],
  }));

// @spec query:album.view
test('a look at an album counts', () =>
  pactForCall(viewAlbum, {
    description: 'a mutation that counts a look at an album',
    states: album,
    caller: guest,
    input: { albumId },
    answer: { albumId, albumTotalViews: 1157 },
    exact: ['albumId', 'albumTotalViews'],
  }));

const tags = onlyTags({
  tags: ['piano', 'quilt', 'rain', 'snow', 'tea', 'wind'].map((id) => ({ id, name: id, count: 1 })),
});
// @spec entity:album, entity:picture, entity:sedcard
test('an album carries what guests said of it', () =>
  pactForCall(getGallery, {
    description: 'a request for an album that the guest liked',
    states: [
      ...sedcard,
      tags,
      albumHasTag({ albumId, tag: 'piano', guestId: 7 }),
      guestRatedAlbum({ guestId: 7, albumId, rating: 5 }),
    ],
    caller: guest,
    input: { albumId },
    answer: aGallery({
      album: anAlbum({
        free: true,
        isSedcard: true,
        isLiked: true,
        prices: { album: null, base: null },
        photos: [{ url: '/pictures/velvet/portrait/bust-noor-1', kind: 'portrait', tint: 5 }],
      }),
      restriction: null,
      tags: [{ id: 'piano', name: 'piano' }],
    }),
    exact: ['album.isLiked', 'album.isDisliked', 'album.rating', 'album.type', 'album.isSedcard', 'tags'],
  }));

const bought = guestBoughtAlbum({ guestId: 7, albumId });

// @spec query:album.tags.add, feature:videos.add-tags 1
test('a buyer adds tags to an album', () =>
  pactForCall(addAlbumTags, {
    description: 'a mutation that adds a tag to a bought album',
    states: [...album, tags, bought],
    caller: guest,
    input: { tagIds: ['piano'], albumId },
    answer: { albumId, tags: [{ id: 'piano', name: 'piano' }] },
    exact: ['albumId', 'tags'],
  }));

test.each([
  [
    'more tags than a day has',
    ['piano', 'quilt', 'rain', 'snow', 'tea', 'wind'],
    [tags, bought],
    'limitReached',
    'tagIds',
  ],
  ['a tag that nobody knows', ['no-such-tag'], [tags, bought], 'unknown', 'tagIds'],
  ['a tag of an album that the guest has not bought', ['piano'], [tags], 'needPurchase', null],
] as const)('adding %s fails', (what, tagIds, states, error, field) =>
  pactForCall(addAlbumTags, {
    description: `a mutation that adds ${what}`,
    states: [...album, ...states],
    caller: guest,
    input: { tagIds: [...tagIds], albumId },
    error,
    field,
  }),
);

// @spec rest:gallery.preview.get, entity:galleryPreview, state:gallery-preview 2
test('a look into an album is JSON text', () =>
  pactForCall(getGalleryPreview, {
    description: 'a request for a look into an album',
    states: [noor, anAlbumOfPerformer({ id: albumId, actorId: 9101, title: 'From the garden', price: 900 })],
    input: { actorName: 'Noor Vega', albumId, isMobile: true },
    answer: {
      data: JSON.stringify({
        context: 'private',
        previewTitle: 'From the garden · Noor Vega',
        urls: ['bust-noor-1', 'bust-noor-2', 'room-noor-3'].map(
          (seed) => `/pictures/velvet/portrait/${seed}/w160.webp`,
        ),
      }),
    },
    exact: ['data'],
  }));

test('a look into an album of another performer is unknown', () =>
  pactForCall(getGalleryPreview, {
    description: 'a request for a look into an album of another performer',
    states: album,
    input: { actorName: 'Mirela', albumId, isMobile: false },
    error: 'unknown',
    field: 'actorName',
  }));

const kim = guestIsLoggedIn({ guestId: 8, token: 'kim', name: 'Kim' });
const commentOfKim = [
  ...album,
  kim,
  aCommentOnAlbum({ id: 501, albumId, guestId: 8, text: 'The light is lovely.', minutesAgo: 10 }),
];
const commentFields = [
  'comments.id',
  'comments.guestName',
  'comments.text',
  'comments.isOwn',
  'commentsTotal',
  'isGuestAllowedToCommentAlbum',
  'bar',
] as const;
const own = { id: 502, guestName: 'Robin', text: 'Lovely.', at: '2026-11-20T19:00:00.000Z', isOwn: true };
const written = someComments({ comments: [own], isGuestAllowedToCommentAlbum: false, bar: 'commented' });
const none = someComments({
  comments: [],
  commentsTotal: 0,
  isGuestAllowedToCommentAlbum: false,
  bar: 'commented',
});

// @spec rest:gallery.private-shop-comments.get, entity:albumComments, feature:albums.comment 1
test('the comments on an album are read', () =>
  pactForCall(getAlbumComments, {
    description: 'a request for the comments on an album',
    states: commentOfKim,
    caller: guest,
    input: { albumId, limit: 500 },
    answer: someComments(),
    exact: [...commentFields],
  }));

test('visitors read comments', () =>
  pactForCall(getAlbumComments, {
    description: 'a request of a visitor for the comments on an album',
    states: commentOfKim,
    input: { albumId, limit: 1, offset: 0 },
    answer: someComments({ isGuestAllowedToCommentAlbum: false, bar: 'needLogin' }),
    exact: [...commentFields],
  }));

// @spec rest:gallery.comment.add
test('a guest comments on an album', () =>
  pactForCall(addAlbumComment, {
    description: 'a comment on an album',
    states: album,
    caller: guest,
    input: { albumId, commentText: 'Lovely.' },
    answer: written,
    exact: commentFields.filter((each) => each !== 'comments.id'),
  }));

test('a guest deletes an own comment', () =>
  pactForCall(deleteAlbumComment, {
    description: 'the deletion of an own comment on an album',
    states: [...album, aCommentOnAlbum({ id: 502, albumId, guestId: 7 })],
    caller: guest,
    input: { commentId: 502 },
    answer: none,
    exact: ['commentsTotal', 'isGuestAllowedToCommentAlbum', 'bar'],
  }));

test('a guest reports a comment', () =>
  pactForCall(reportAlbumComment, {
    description: 'a report of a comment on an album',
    states: commentOfKim,
    caller: guest,
    input: { commentId: 501 },
    answer: { ...none, isGuestAllowedToCommentAlbum: true, bar: null },
    exact: ['commentsTotal', 'isGuestAllowedToCommentAlbum', 'bar'],
  }));

test.each([
  ['a second comment', [...album, aCommentOnAlbum({ id: 502, albumId, guestId: 7 })], 'notPossible'],
  [
    'a comment of a guest whom its performer has blocked',
    [...album, guestHasBlocked({ guestId: 7, actorId: 9101 })],
    'blocked',
  ],
  [
    'a comment of a guest who is blocked for comments',
    [...album, guestIsRestricted({ guestId: 7, isBlockedForComments: true })],
    'restricted',
  ],
] as const)('%s is rejected', (what, states, error) =>
  pactForCall(addAlbumComment, {
    description: `${what} on an album`,
    states: [guestIsLoggedIn({ guestId: 7, token: pactToken, name: 'Robin' }), ...states],
    caller: guest,
    input: { albumId, commentText: 'Lovely.' },
    error,
  }),
);

test('a report of an own comment is not possible', () =>
  pactForCall(reportAlbumComment, {
    description: 'a report of an own comment on an album',
    states: [...album, aCommentOnAlbum({ id: 502, albumId, guestId: 7 })],
    caller: guest,
    input: { commentId: 502 },
    error: 'notPossible',
  }));

interface Rejection {
  readonly description: string;
  readonly states?: readonly ProviderState[];
  readonly caller: PactCaller;
  readonly error: 'unknown' | 'needLogin';
  readonly field?: string;
}

/** A call with its input, in as many pacts as it has rejections. */
const rejected =
  <C extends HttpCall>(call: C, input: InputOf<C>) =>
  (rejection: Rejection) =>
    // A rejection has no answer, whatever the call.
    pactForCall(call, { ...rejection, input } as CallPact<C>);

const opinions = [
  ['a rating of an album', rejected(rateAlbum, { albumId, guestRating: 5 }), 'albumId'],
  ['a rating of a sedcard', rejected(rateSedcard, { sedcardId: albumId, guestRating: 5 }), 'sedcardId'],
  ['a rating of a picture', rejected(ratePicture, { pictureId: 91001001, guestRating: 5 }), 'pictureId'],
  ['a mutation that likes an album', rejected(likeGallery, { albumId }), 'albumId'],
  ['a mutation that dislikes an album', rejected(dislikeGallery, { albumId }), 'albumId'],
  ['a mutation that counts a look at an album', rejected(viewAlbum, { albumId }), 'albumId'],
  ['a comment on an album', rejected(addAlbumComment, { albumId, commentText: 'Lovely.' }), 'albumId'],
  ['a mutation that adds a tag to an album', rejected(addAlbumTags, { albumId, tagIds: ['piano'] }), 'albumId'],
  ['the deletion of a comment', rejected(deleteAlbumComment, { commentId: 599 }), 'commentId'],
  ['a report of a comment', rejected(reportAlbumComment, { commentId: 599 }), 'commentId'],
] as const;

test.each(opinions)('%s that does not exist is unknown', (what, rejection, field) =>
  rejection({ description: `${what} that does not exist`, states: nobody, caller: guest, error: 'unknown', field }),
);

test.each(opinions)('%s needs a log-in', (what, rejection) =>
  rejection({ description: `${what} with an expired token`, caller: expiredGuest, error: 'needLogin' }),
);

test('comments on an unknown album are unknown', () =>
  pactForCall(getAlbumComments, {
    description: 'a request for the comments on an unknown album',
    states: nobody,
    input: { albumId },
    error: 'unknown',
    field: 'albumId',
  }));

test.each([
  ['to be bought', { price: 900 }, {}, 'needPurchase'],
  ['for VIPs', { isVip: true }, {}, 'needAbo'],
  ['for those with an age check', { price: 900, ageRating: 18 }, { avsStatus: 'pending' as const }, 'needAgeCheck'],
] as const)('a locked picture of an album %s cannot be rated', (what, fields, standing, error) =>
  pactForCall(ratePicture, {
    description: `a rating of a locked picture of an album ${what}`,
    states: [
      noor,
      anAlbumOfPerformer({ id: albumId, actorId: 9101, ...fields }),
      guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: false, ...standing }),
    ],
    caller: guest,
    input: { pictureId: 91001004, guestRating: 5 },
    error,
  }),
);
