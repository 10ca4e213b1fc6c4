import type { AnswerOf } from '@lounge/protocol';
import { commentPost, deleteComment, postById, posts, reportComment } from '@lounge/protocol/engagement/feed';
import { expect, test } from 'vitest';
import { eraseGuest } from '../../foundation/accounts/guest-data.ts';
import { guestIsRestricted } from '../../foundation/guest/states.ts';
import { guestHasBlocked } from '../../states.ts';
import { aFeed } from '../../testing/a-feed.ts';
import { aCommentOnPost, guestTippedPost } from './states.ts';

type Comments = AnswerOf<typeof commentPost>;

const robin = { guestId: 7 };
const postId = 1;
const textsOf = ({ comments }: Pick<Comments, 'comments'>): string[] => comments.map(({ text }) => text);

const setUp = async () => {
  const feed = await aFeed();
  await feed.post(postId);
  let calls = 0;
  const write = (text: string, guestId = 7, repliesToCommentId?: number, key = `k-${(calls += 1)}`) => {
    const input = { postId, text, ...(repliesToCommentId === undefined ? {} : { repliesToCommentId }) };
    return feed.outcome(commentPost, input, { guestId, key });
  };
  const read = (guestId: number | null = 7) => feed.answer(postById, { id: postId }, { guestId });
  return { ...feed, write, read };
};

test.each([
  ['by a visitor', { postId, text: 'Hello' }, {}, 'needLogin', null],
  ['on no post', { postId: 99, text: 'Hello' }, robin, 'unknown', 'postId'],
  ['of blanks', { postId, text: ' \n\u200B ' }, robin, 'malformed', 'text'],
  ['of joiners', { postId, text: '\u200C \u200D' }, robin, 'malformed', 'text'],
  ['of an empty Braille cell', { postId, text: '\u2800' }, robin, 'malformed', 'text'],
  ['of selectors and tags', { postId, text: '\uFE0F\u{E0041}' }, robin, 'malformed', 'text'],
  ['to no comment', { postId, text: 'Hello', repliesToCommentId: 99 }, robin, 'unknown', 'repliesToCommentId'],
  ['to one of another post', { postId, text: 'Hello', repliesToCommentId: 5 }, robin, 'unknown', 'repliesToCommentId'],
])('rejects a comment %s', async (_, input, caller, code, field) => {
  const { outcome, post, world, read } = await setUp();
  await post(2);
  await aCommentOnPost.setUp({ id: 5, postId: 2 }, world);
  expect(await outcome(commentPost, input, { key: 'k', ...caller })).toMatchObject({ ok: false, code, field });
  expect(await read()).toMatchObject({ comments: [], commentsTotal: 0 });
});

test('a repeat of the key writes nothing, and another text is rejected', async () => {
  const { write, read } = await setUp();
  const first = await write('Hello.', 7, undefined, 'k');
  expect(first).toMatchObject({ ok: true, answer: { postId, commentsTotal: 1, comments: [{ text: 'Hello.' }] } });
  expect(await write('Hello.', 7, undefined, 'k')).toEqual(first);
  expect(await write('Hello you.', 7, undefined, 'k')).toMatchObject({ code: 'keyReused' });
  expect(await write('Hello.', 8, undefined, 'k')).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ commentsTotal: 2, guestState: { commented: true } });
});

// @spec feature:feed.comment 2
test('answers stay in the thread; an answer to an answer is one, too', async () => {
  const { write, read, world, pass } = await setUp();
  await aCommentOnPost.setUp({ id: 11, postId, guestId: 8, minutesAgo: 2, text: 'First.' }, world);
  await aCommentOnPost.setUp({ id: 12, postId, minutesAgo: 1, text: 'Second.' }, world);
  await guestTippedPost.setUp({ guestId: 8, postId, coins: 5 }, world);
  await write('An answer.', 7, 11);
  const answer = (await read()).comments.find(({ text }) => text === 'An answer.')?.id ?? 0;
  pass(1000);
  await write('An answer to it.', 9, answer);
  const { comments, commentsTotal } = await read();
  expect(commentsTotal).toBe(4);
  expect(comments).toMatchObject([
    {
      id: 11,
      conversationId: 11,
      parentId: null,
      created: '2026-11-20T18:58:00.000Z',
      isReplyToReply: false,
      tipped: true,
      isCreator: false,
      text: 'First.',
      user: { name: 'Robin', avatar: null },
    },
    { id: answer, conversationId: 11, parentId: 11, isReplyToReply: false, tipped: false, isOwn: true },
    { text: 'An answer to it.', conversationId: 11, parentId: answer, isReplyToReply: true },
    { id: 12, conversationId: 12, isCreator: true, user: { name: 'Noor Vega' } },
  ]);
});

test('lists have the newest two comments of each post', async () => {
  const { answer, world } = await setUp();
  for (const id of [21, 22, 23, 24])
    await aCommentOnPost.setUp({ id, postId, guestId: 8, text: `${id}`, minutesAgo: 30 - id }, world);
  await aCommentOnPost.setUp({ id: 25, postId, guestId: 8, isDeleted: true }, world);
  const { items } = await answer(posts, {});
  expect(items.map((item) => [textsOf(item), item.commentsTotal])).toEqual([[['23', '24'], 4]]);
});

// @spec feature:feed.comment 1, 3, state:feed-post 5
test('only the writer deletes a comment; with answers it keeps its place', async () => {
  const { outcome, answer, write, read, world } = await setUp();
  await aCommentOnPost.setUp({ id: 11, postId, guestId: 7, text: 'Too soon.' }, world);
  await write('Why?', 8, 11);
  expect(await outcome(deleteComment, { commentId: 11 }, { guestId: 8 })).toMatchObject({ code: 'unknown' });
  expect(await answer(deleteComment, { commentId: 11 }, robin)).toMatchObject({
    commentsTotal: 1,
    comments: [
      { id: 11, text: '', isDeleted: true, isOwn: false, user: { name: null } },
      { text: 'Why?', isDeleted: false },
    ],
  });
  expect(await outcome(deleteComment, { commentId: 11 }, robin)).toMatchObject({ code: 'unknown' });
  expect(await write('Because.', 7, 11)).toMatchObject({ code: 'unknown', field: 'repliesToCommentId' });
  const own = (await read(8)).comments[1]?.id ?? 0;
  expect(await answer(deleteComment, { commentId: own }, { guestId: 8 })).toMatchObject({
    commentsTotal: 0,
    comments: [],
  });
});

test('who reports a comment sees it no more, and three reports hide it from everybody', async () => {
  const { answer, outcome, read, write, world } = await setUp();
  await aCommentOnPost.setUp({ id: 11, postId, guestId: 7, text: 'Rude.' }, world);
  const report = (guestId: number) => answer(reportComment, { commentId: 11 }, { guestId });
  expect(await outcome(reportComment, { commentId: 11 }, robin)).toMatchObject({ code: 'notPossible' });
  for (let repeat = 0; repeat < 3; repeat += 1)
    expect(await report(8)).toMatchObject({ comments: [], commentsTotal: 0 });
  expect(await read(9)).toMatchObject({ commentsTotal: 1, comments: [{ text: 'Rude.' }] });
  await report(9);
  await report(10);
  for (const guestId of [7, 8, 9, null]) expect(await read(guestId)).toMatchObject({ comments: [], commentsTotal: 0 });
  expect(await write('Indeed.', 9, 11)).toMatchObject({ code: 'unknown', field: 'repliesToCommentId' });
});

test('a deleted comment whose only answer reports hide keeps no place', async () => {
  const { answer, read, world } = await setUp();
  await aCommentOnPost.setUp({ id: 11, postId, guestId: 7, isDeleted: true, minutesAgo: 1 }, world);
  await aCommentOnPost.setUp({ id: 12, postId, guestId: 8, threadId: 11, parentId: 11, text: 'Rude.' }, world);
  expect((await read()).comments).toHaveLength(2);
  for (const guestId of [7, 9, 10]) await answer(reportComment, { commentId: 12 }, { guestId });
  expect(await read()).toMatchObject({ comments: [], commentsTotal: 0 });
});

test.each([
  [
    'is blocked for comments',
    'restricted',
    'blocked',
    (w) => guestIsRestricted.setUp({ guestId: 7, isBlockedForComments: true }, w),
  ],
  ['is restricted', 'restricted', 'blocked', (w) => guestIsRestricted.setUp({ guestId: 7, level: 1 }, w)],
] satisfies [string, string, string, (world: Awaited<ReturnType<typeof aFeed>>['world']) => Promise<unknown>][])(
  'a guest who %s writes no comment',
  async (_, code, bar, forbid) => {
    const { write, read, world } = await setUp();
    await forbid(world);
    expect(await write('Hello.')).toMatchObject({ ok: false, code });
    expect(await read()).toMatchObject({ bar, comments: [] });
  },
);

test('without contact no comment is written, and too many in an hour are none', async () => {
  const { write, world, pass } = await setUp();
  for (let count = 0; count < 30; count += 1) expect(await write(`${count}`)).toMatchObject({ ok: true });
  expect(await write('One more.')).toMatchObject({ code: 'tooMany' });
  pass(3_600_000);
  expect(await write('One more.')).toMatchObject({ ok: true });
  await guestHasBlocked.setUp({ guestId: 8, actorId: 9101 }, world);
  expect(await write('Hello.', 8)).toMatchObject({ code: 'blocked' });
});

test.each<[string, (feed: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>]>([
  ['removed', ({ post }) => post(postId, { status: 'removed' })],
  ['hidden', ({ post }) => post(postId, { status: 'hidden' })],
  ['of a performer without contact', ({ world }) => guestHasBlocked.setUp({ guestId: 7, actorId: 9101 }, world)],
])('on a post that is %s a guest deletes a comment, and reads none of the others', async (_, hide) => {
  const feed = await setUp();
  await feed.write('Mine.', 7, undefined, 'k');
  const [own] = (await feed.read()).comments;
  await aCommentOnPost.setUp({ id: 11, postId, guestId: 8, text: 'Of somebody else.' }, feed.world);
  await hide(feed);
  const nothing = { comments: [], commentsTotal: 0, bar: 'blocked' };
  expect(await feed.write('Mine.', 7, undefined, 'k')).toMatchObject({ ok: true, answer: nothing });
  expect(await feed.answer(deleteComment, { commentId: own?.id ?? 0 }, robin)).toMatchObject(nothing);
});

test('of an erased guest only the place of answered comments stays', async () => {
  const { write, read, world } = await setUp();
  await aCommentOnPost.setUp({ id: 11, postId, guestId: 7, text: 'Mine.' }, world);
  await aCommentOnPost.setUp({ id: 12, postId, guestId: 7, text: 'Mine, too.' }, world);
  await write('An answer.', 8, 11);
  await world.database.change((tx) => eraseGuest(7, tx));
  expect((await read(8)).comments).toMatchObject([
    { id: 11, text: '', isDeleted: true, user: { name: null } },
    { text: 'An answer.', conversationId: 11 },
  ]);
});
