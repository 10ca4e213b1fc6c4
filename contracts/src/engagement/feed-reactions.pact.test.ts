import {
  buyPost,
  commentPost,
  deleteComment,
  likePost,
  reportComment,
  reportPost,
  tipPost,
  unlikePost,
  viewedPost,
} from '@lounge/protocol/engagement/feed';
import {
  aCommentOnPost,
  guestBoughtPost,
  guestIsRestricted,
  guestLikedPost,
  guestReportedPost,
} from '@lounge/mock-api/states';
import {
  aFeedComment,
  aFeedReaction,
  aTippingGoal,
  someFeedComments,
  untouched,
} from '@lounge/testing/engagement/feed';
import { test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { clip, noor, noVip, owns, postId, withGoal, words } from './feed-situation.ts';

const reaction = ['postId', 'likes', 'views', 'guestState'] as const;

// @spec query:feed.viewed-post
test('a guest sees a post', () =>
  pactForCall(viewedPost, {
    description: 'a mutation that counts that the guest saw a post',
    states: [noor, words],
    caller: guest,
    input: { postId },
    answer: aFeedReaction({ views: 2141, guestState: { ...untouched, viewed: true } }),
    exact: [...reaction],
  }));

// @spec query:feed.like-post
test('a guest likes a post', () =>
  pactForCall(likePost, {
    description: 'a mutation that likes a post',
    states: [noor, words],
    caller: guest,
    input: { postId },
    answer: aFeedReaction({ likes: 319, guestState: { ...untouched, liked: true } }),
    exact: [...reaction],
  }));

test('a second like changes nothing', () =>
  pactForCall(likePost, {
    description: 'a mutation that likes a post that the guest likes',
    states: [noor, words, guestLikedPost({ guestId: 7, postId })],
    caller: guest,
    input: { postId },
    answer: aFeedReaction({ guestState: { ...untouched, liked: true } }),
    exact: [...reaction],
  }));

// @spec query:feed.unlike-post
test('a guest takes a like back', () =>
  pactForCall(unlikePost, {
    description: 'a mutation that takes a like of a post back',
    states: [noor, words, guestLikedPost({ guestId: 7, postId })],
    caller: guest,
    input: { postId },
    answer: aFeedReaction({ likes: 317 }),
    exact: [...reaction],
  }));

test.each([
  ['a guest reports a post', 'reports a post', [noor, words]],
  [
    'a second report changes nothing',
    'reports a post that the guest reported',
    [noor, words, guestReportedPost({ guestId: 7, postId })],
  ],
])('%s', (_, what, states) =>
  pactForCall(reportPost, {
    description: `a mutation that ${what}`,
    states,
    caller: guest,
    input: { postId },
    answer: aFeedReaction({ guestState: { ...untouched, reported: true } }),
    exact: [...reaction],
  }),
);

const own = aFeedComment({ isOwn: true, user: { name: 'Robin', avatar: null }, text: 'Lovely.' });
const commentFields = ['postId', 'commentsTotal', 'comments.text', 'comments.isOwn', 'comments.user.name', 'bar'];

// @spec query:feed.comment-post
test('a guest comments on a post', () =>
  pactForCall(commentPost, {
    description: 'a mutation that comments on a post',
    states: [noor, words],
    caller: guest,
    input: { postId, text: 'Lovely.' },
    answer: someFeedComments({ comments: [own] }),
    exact: commentFields,
  }));

const first = aCommentOnPost({ id: 93001, postId, text: 'Come over.', minutesAgo: 10 });
const ofNoor = aFeedComment({ isCreator: true, text: 'Come over.', user: { name: 'Noor Vega', avatar: null } });

test('a guest answers a comment', () =>
  pactForCall(commentPost, {
    description: 'a mutation that answers a comment on a post',
    states: [noor, words, first],
    caller: guest,
    input: { postId, text: 'Lovely.', repliesToCommentId: 93001 },
    answer: someFeedComments({
      commentsTotal: 2,
      comments: [
        {
          ...ofNoor,
          user: { ...ofNoor.user, avatar: { url: '/pictures/velvet/avatar/bust-noor-1', kind: 'avatar', tint: 5 } },
        },
        { ...own, id: 93002, conversationId: 93001, parentId: 93001 },
      ],
    }),
    exact: [
      'commentsTotal',
      'comments.conversationId',
      'comments.parentId',
      'comments.isReplyToReply',
      'comments.text',
    ],
  }));

// @spec query:feed.delete-comment
test('a guest deletes an own comment', () =>
  pactForCall(deleteComment, {
    description: 'a mutation that deletes the guest’s comment on a post',
    states: [noor, words, aCommentOnPost({ id: 93001, postId, guestId: 7 })],
    caller: guest,
    input: { commentId: 93001 },
    answer: someFeedComments({ comments: [], commentsTotal: 0 }),
    exact: ['postId', 'commentsTotal', 'bar'],
  }));

test('a guest who may not comment deletes an own comment', () =>
  pactForCall(deleteComment, {
    description: 'a mutation of a guest who is blocked for comments that deletes a comment on a post',
    states: [
      noor,
      words,
      aCommentOnPost({ id: 93001, postId, guestId: 7 }),
      guestIsRestricted({ guestId: 7, isBlockedForComments: true }),
    ],
    caller: guest,
    input: { commentId: 93001 },
    answer: someFeedComments({ comments: [], commentsTotal: 0, bar: 'blocked' }),
    exact: ['postId', 'commentsTotal', 'bar'],
  }));

test('a reported comment is hidden from who reported it', () =>
  pactForCall(reportComment, {
    description: 'a mutation that reports a comment on a post',
    states: [noor, words, aCommentOnPost({ id: 93001, postId, guestId: 8 })],
    caller: guest,
    input: { commentId: 93001 },
    answer: someFeedComments({ comments: [] }),
    exact: ['postId', 'comments'],
  }));

const paid = { success: true, guestBalance: { value: 700, currency: 'VXC' }, guestBalanceFormatted: '7' } as const;

// @spec query:feed.buy-post
test('a guest buys a post', () =>
  pactForCall(buyPost, {
    description: 'a mutation that buys a post',
    states: [noor, clip, noVip, owns(2500)],
    caller: guest,
    input: { postId },
    answer: paid,
    exact: ['success', 'guestBalance', 'guestBalanceFormatted'],
  }));

test('a post that was bought already costs nothing', () =>
  pactForCall(buyPost, {
    description: 'a mutation that buys a post that the guest has bought',
    states: [noor, clip, noVip, owns(700), guestBoughtPost({ guestId: 7, postId })],
    caller: guest,
    input: { postId },
    answer: paid,
    exact: ['success', 'guestBalance', 'guestBalanceFormatted'],
  }));

// @spec query:feed.tip-post, constant:tipping.currency
test('a guest tips a post towards its goal', () =>
  pactForCall(tipPost, {
    description: 'a mutation that tips a post with a goal',
    states: [noor, withGoal, noVip, owns(3200)],
    caller: guest,
    input: { postId, amountCoins: 25 },
    answer: {
      postId,
      tippingGoal: aTippingGoal({ tipsSumCoins: 645, progressPercent: 64 }),
      hasReachedGoal: false,
      guestBalance: { value: 700, currency: 'VXC' },
      guestBalanceFormatted: '7',
    },
    exact: ['postId', 'tippingGoal', 'hasReachedGoal', 'guestBalance', 'guestBalanceFormatted'],
  }));

test('the tip that reaches the goal says so', () =>
  pactForCall(tipPost, {
    description: 'a mutation that tips a post to its goal',
    states: [noor, withGoal, noVip, owns(40_000)],
    caller: guest,
    input: { postId, amountCoins: 393 },
    answer: {
      postId,
      tippingGoal: aTippingGoal({ tipsSumCoins: 1013, progressPercent: 100, achieved: true }),
      hasReachedGoal: true,
      guestBalance: { value: 700, currency: 'VXC' },
      guestBalanceFormatted: '7',
    },
    exact: ['postId', 'tippingGoal', 'hasReachedGoal', 'guestBalance', 'guestBalanceFormatted'],
  }));

test('a post without a goal can be tipped', () =>
  pactForCall(tipPost, {
    description: 'a mutation that tips a post without a goal',
    states: [noor, words, noVip, owns(1200)],
    caller: guest,
    input: { postId, amountCoins: 5 },
    answer: {
      postId,
      tippingGoal: null,
      hasReachedGoal: false,
      guestBalance: { value: 700, currency: 'VXC' },
      guestBalanceFormatted: '7',
    },
    exact: ['postId', 'tippingGoal', 'hasReachedGoal', 'guestBalance'],
  }));
