import { aPerformer, aPostOfPerformer, guestOwnsCoins } from '@lounge/mock-api/states';
import {
  buyPost,
  commentPost,
  deleteComment,
  feedGoalChanged,
  feedPostsWatch,
  postById,
  posts,
  reportPost,
  tipPost,
} from '@lounge/protocol/engagement/feed';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import { balanceIs } from './balance-is.ts';
import { mika, mikaIsLoggedIn, ownOfGuest, ownOfOtherGuest, robin, robinIsLoggedIn } from './guests.ts';
import { arrives, atOnce, came, check, given, open, request, scenario, send, settled, valueOf } from './parts.ts';

const [actorId, postId, otherPostId, thirdPostId] = [900_001, 960_001, 960_002, 960_003];
const own = {
  numbers: [ownOfGuest.guestId, ownOfOtherGuest.guestId, actorId, postId, otherPostId, thirdPostId],
  texts: [ownOfGuest.token, ownOfOtherGuest.token, 'key-of'],
};
const performer = given(aPerformer({ id: actorId, name: 'Noor Vega' }));
const coins = (amount: number) => given(guestOwnsCoins({ guestId: ownOfGuest.guestId, amount }));
const post = (id: number, minutesAgo: number) => given(aPostOfPerformer({ id, actorId, minutesAgo }));
const goalPost = given(aPostOfPerformer({ id: postId, actorId, goalCoins: 100, tipsSum: 90 }));
const paidPost = given(aPostOfPerformer({ id: postId, actorId, kind: 'clip', price: 900 }));
const visitor = { token: null, guestId: null, language: 'en' };
const feed = { modelId: actorId, mode: 'profile' } as const;

/** Effects of the feed. */
export const feedScenarios = [
  scenario({
    id: 'engagement/feed/one-key-tips-once',
    text: 'a tip that is sent again with its key is paid once, and only pages that follow the post see its goal grow',
    own,
    parts: [
      robinIsLoggedIn,
      mikaIsLoggedIn,
      performer,
      goalPost,
      coins(2500),
      open('follows', mika),
      open('does not', robin),
      send('followed', feedPostsWatch, { postIds: [postId] }, { socket: 'follows', by: mika }),
      check('the goal that is followed', {
        got: valueOf('followed', 'goals.0.tippingGoal.tipsSumCoins'),
        equals: 90,
      }),
      request('first', tipPost, { postId, amountCoins: 5 }, robin, { key: 'key-of-the-tip' }),
      request('second', tipPost, { postId, amountCoins: 5 }, robin, { key: 'key-of-the-tip' }),
      check('the answer to the repeat', { got: valueOf('second'), equals: valueOf('first') }),
      ...balanceIs('balance', 2000),
      arrives('grown', feedGoalChanged, 'follows'),
      settled('follows'),
      settled('does not'),
      came('goals on the page that follows', feedGoalChanged, 'follows', 'tippingGoal.tipsSumCoins', [95]),
      came('goals on the page that does not', feedGoalChanged, 'does not', 'tippingGoal.tipsSumCoins', []),
      request('statement', getMovements, {}, robin),
      check('tips in the statement', {
        items: valueOf('statement', 'items'),
        with: { kind: 'feedTip', 'amount.value': -500 },
        count: 1,
      }),
    ],
  }),
  scenario({
    id: 'engagement/feed/one-tip-reaches-the-goal',
    text: 'of two tips at once that coins suffice for once one is paid, and it reaches the goal',
    own,
    parts: [
      robinIsLoggedIn,
      performer,
      goalPost,
      coins(1500),
      atOnce(
        [
          request('one', tipPost, { postId, amountCoins: 10 }, robin),
          request('other', tipPost, { postId, amountCoins: 10 }, robin),
        ],
        ['needPurchase'],
      ),
      ...balanceIs('balance', 500),
      request('read', postById, { id: postId }, robin),
      check('what the tips come to', { got: valueOf('read', 'tippingGoal.tipsSumCoins'), equals: 100 }),
      check('whether the goal is reached', { got: valueOf('read', 'tippingGoal.achieved'), equals: true }),
      check('whether the guest tipped it', { got: valueOf('read', 'guestState.tipped'), equals: true }),
    ],
  }),
  scenario({
    id: 'engagement/feed/bought-by-one',
    text: 'a post that one guest bought is open to that guest, and to nobody else',
    own,
    parts: [
      robinIsLoggedIn,
      mikaIsLoggedIn,
      performer,
      paidPost,
      coins(2500),
      request('bought', buyPost, { postId }, robin),
      ...balanceIs('balance', 1600),
      request('open', postById, { id: postId }, robin),
      check('why it is locked', { got: valueOf('open', 'restriction'), equals: null }),
      check('its sources', { items: valueOf('open', 'clip.sources'), with: {}, count: 1 }),
      request('closed', postById, { id: postId }, mika),
      check('why it is locked for another guest', { got: valueOf('closed', 'restriction'), equals: 'needPurchase' }),
      check('its sources for another guest', { got: valueOf('closed', 'clip.sources'), equals: [] }),
      request('visited', postById, { id: postId }, visitor),
      check('why it is locked for a visitor', { got: valueOf('visited', 'restriction'), equals: 'needLogin' }),
      check('its sources for a visitor', { got: valueOf('visited', 'clip.sources'), equals: [] }),
    ],
  }),
  scenario({
    id: 'engagement/feed/pages-stay-together',
    text: 'a post that appears between two pages is neither repeated nor makes the second one skip',
    own,
    parts: [
      performer,
      post(postId, 20),
      post(otherPostId, 10),
      request('first', posts, { ...feed, first: 1 }, visitor),
      check('the newest post', { got: valueOf('first', 'items.0.id'), equals: otherPostId }),
      post(thirdPostId, 0),
      request('second', posts, { ...feed, first: 1, after: valueOf<string>('first', 'next') }, visitor),
      check('the post after it', { got: valueOf('second', 'items.0.id'), equals: postId }),
      check('the end of the feed', { got: valueOf('second', 'next'), equals: null }),
    ],
  }),
  scenario({
    id: 'engagement/feed/deleted-comment-keeps-its-place',
    text: 'a deleted comment with an answer keeps its place without words; its answer stays',
    own,
    parts: [
      robinIsLoggedIn,
      mikaIsLoggedIn,
      performer,
      post(postId, 10),
      request('asked', commentPost, { postId, text: 'Which song?' }, robin),
      request(
        'answered',
        commentPost,
        { postId, text: 'The last one.', repliesToCommentId: valueOf<number>('asked', 'comments.0.id') },
        mika,
      ),
      request('deleted', deleteComment, { commentId: valueOf<number>('asked', 'comments.0.id') }, robin),
      request('read', postById, { id: postId }, mika),
      check('the words of the deleted one', { got: valueOf('read', 'comments.0.text'), equals: '' }),
      check('whether it is deleted', { got: valueOf('read', 'comments.0.isDeleted'), equals: true }),
      check('the words of the answer', { got: valueOf('read', 'comments.1.text'), equals: 'The last one.' }),
      check('comments that count', { got: valueOf('read', 'commentsTotal'), equals: 1 }),
    ],
  }),
  scenario({
    id: 'engagement/feed/reported-post-leaves-the-feed',
    text: 'a post that a guest reported is in no feed of that guest, and in those of others',
    own,
    parts: [
      robinIsLoggedIn,
      mikaIsLoggedIn,
      performer,
      post(postId, 20),
      post(otherPostId, 10),
      request('reported', reportPost, { postId: otherPostId }, robin),
      request('repeated', reportPost, { postId: otherPostId }, robin),
      check('the answer to the repeat', { got: valueOf('repeated'), equals: valueOf('reported') }),
      request('own', posts, feed, robin),
      check('the post that was not reported', { items: valueOf('own', 'items'), with: { id: postId }, count: 1 }),
      check('the reported post', { items: valueOf('own', 'items'), with: { id: otherPostId }, count: 0 }),
      request('opened', postById, { id: otherPostId }, robin),
      check('whether it is reported', { got: valueOf('opened', 'guestState.reported'), equals: true }),
      request('others', posts, feed, mika),
      check('the post for others', { items: valueOf('others', 'items'), with: { id: otherPostId }, count: 1 }),
    ],
  }),
];
