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
import type { HttpCall, InputOf } from '@lounge/protocol';
import {
  aCommentOnPost,
  aPostOfPerformer,
  commentKeyWasUsed,
  guestCommentedOften,
  guestHasBlocked,
  guestIsLoggedIn,
  guestIsRestricted,
  keyWasUsed,
  noPost,
  type ProviderState,
} from '@lounge/mock-api/states';
import { test } from 'vitest';
import { expiredGuest, guest, pactToken, type PactCaller } from '../consume/callers.ts';
import { pactForCall, type CallPact } from '../consume/pact-for-call.ts';
import { clip, noor, noVip, owns, postId, withGoal, words } from './feed-situation.ts';

const nobody = [noPost({ id: postId })];

type Failing = {
  readonly call: HttpCall;
  readonly what: string;
  readonly states: readonly ProviderState[];
  readonly caller: PactCaller;
  readonly input: object;
  readonly error: string;
  readonly field?: string;
};

const reads = [viewedPost, likePost, unlikePost] as const;
const blocked = guestHasBlocked({ guestId: 7, actorId: 9101 });
const restricted = guestIsRestricted({ guestId: 7, level: 1 });
const usedKey = keyWasUsed({ guestId: 7, key: 'k-1' });
const adult = aPostOfPerformer({ id: postId, actorId: 9101, kind: 'clip', price: 1800, ageRating: 18 });
const unchecked = guestIsLoggedIn({ guestId: 7, token: pactToken, avsStatus: 'pending' });
const deleted = aCommentOnPost({ id: 93001, postId, guestId: 8, isDeleted: true });
const text = 'Lovely.';

const failing: readonly Failing[] = [
  ...[...reads, reportPost, buyPost].flatMap((call) => [
    {
      call,
      what: 'an expired token',
      states: [noor, words],
      caller: expiredGuest,
      input: { postId },
      error: 'needLogin',
    },
    {
      call,
      what: 'an unknown post',
      states: nobody,
      caller: guest,
      input: { postId },
      error: 'unknown',
      field: 'postId',
    },
  ]),
  {
    call: commentPost,
    what: 'an expired token',
    states: [],
    caller: expiredGuest,
    input: { postId, text },
    error: 'needLogin',
  },
  {
    call: commentPost,
    what: 'an unknown post',
    states: nobody,
    caller: guest,
    input: { postId, text },
    error: 'unknown',
    field: 'postId',
  },
  {
    call: commentPost,
    what: 'only characters that are not shown',
    states: [noor, words],
    caller: guest,
    input: { postId, text: '\u200b' },
    error: 'malformed',
    field: 'text',
  },
  {
    call: commentPost,
    what: 'a deleted comment to answer',
    states: [noor, words, deleted],
    caller: guest,
    input: { postId, text, repliesToCommentId: 93001 },
    error: 'unknown',
    field: 'repliesToCommentId',
  },
  {
    call: commentPost,
    what: 'as many comments within the hour as a guest may write',
    states: [noor, words, guestCommentedOften({ guestId: 7, postId })],
    caller: guest,
    input: { postId, text },
    error: 'tooMany',
  },
  {
    call: commentPost,
    what: 'a used key',
    states: [noor, words, commentKeyWasUsed({ guestId: 7, postId, key: 'k-1' })],
    caller: guest,
    input: { postId, text },
    error: 'keyReused',
    field: 'Idempotency-Key',
  },
  {
    call: commentPost,
    what: 'a restricted guest',
    states: [noor, words, restricted],
    caller: guest,
    input: { postId, text },
    error: 'restricted',
  },
  {
    call: deleteComment,
    what: 'an expired token',
    states: [],
    caller: expiredGuest,
    input: { commentId: 93001 },
    error: 'needLogin',
  },
  {
    call: deleteComment,
    what: 'the comment of somebody else',
    states: [noor, words, aCommentOnPost({ id: 93001, postId, guestId: 8 })],
    caller: guest,
    input: { commentId: 93001 },
    error: 'unknown',
    field: 'commentId',
  },
  {
    call: reportComment,
    what: 'an expired token',
    states: [],
    caller: expiredGuest,
    input: { commentId: 93001 },
    error: 'needLogin',
  },
  {
    call: reportComment,
    what: 'an own comment',
    states: [noor, words, aCommentOnPost({ id: 93001, postId, guestId: 7 })],
    caller: guest,
    input: { commentId: 93001 },
    error: 'notPossible',
  },
  {
    call: reportComment,
    what: 'a deleted comment',
    states: [noor, words, deleted],
    caller: guest,
    input: { commentId: 93001 },
    error: 'unknown',
    field: 'commentId',
  },
  {
    call: buyPost,
    what: 'too few coins',
    states: [noor, clip, noVip, owns(1700)],
    caller: guest,
    input: { postId },
    error: 'needPurchase',
  },
  {
    call: buyPost,
    what: 'a pending age check',
    states: [noor, adult, unchecked, owns(2500)],
    caller: guest,
    input: { postId },
    error: 'needAgeCheck',
  },
  {
    call: buyPost,
    what: 'a used key',
    states: [noor, clip, noVip, owns(2500), usedKey],
    caller: guest,
    input: { postId },
    error: 'keyReused',
    field: 'Idempotency-Key',
  },
  {
    call: tipPost,
    what: 'an expired token',
    states: [],
    caller: expiredGuest,
    input: { postId, amountCoins: 5 },
    error: 'needLogin',
  },
  {
    call: tipPost,
    what: 'an unknown post',
    states: nobody,
    caller: guest,
    input: { postId, amountCoins: 5 },
    error: 'unknown',
    field: 'postId',
  },
  {
    call: tipPost,
    what: 'more than the balance',
    states: [noor, withGoal, noVip, owns(400)],
    caller: guest,
    input: { postId, amountCoins: 5 },
    error: 'needPurchase',
  },
  {
    call: tipPost,
    what: 'nothing',
    states: [noor, withGoal],
    caller: guest,
    input: { postId, amountCoins: 0 },
    error: 'malformed',
    field: 'amountCoins',
  },
  {
    call: tipPost,
    what: 'a used key',
    states: [noor, withGoal, noVip, owns(2500), usedKey],
    caller: guest,
    input: { postId, amountCoins: 5 },
    error: 'keyReused',
    field: 'Idempotency-Key',
  },
  ...[
    { call: commentPost, input: { postId, text } },
    { call: tipPost, input: { postId, amountCoins: 5 } },
    { call: buyPost, input: { postId } },
    { call: reportPost, input: { postId } },
  ].map((each) => ({
    ...each,
    what: 'a performer whom the guest has blocked',
    states: [noor, clip, owns(2500), blocked],
    caller: guest,
    error: 'blocked',
  })),
];

test.each(failing.map((each) => [`${each.call.id.split('/')[2]} with ${each.what}`, each] as const))(
  '%s fails',
  (name, { call, states, caller, input, error, field }) =>
    pactForCall(call, {
      description: `a mutation ${name}`,
      states: [...states],
      caller,
      input: input as InputOf<HttpCall>,
      error,
      ...(field === undefined ? {} : { field }),
    } as CallPact<HttpCall>),
);
