import {
  addAlbumComment,
  commentPages,
  deleteAlbumComment,
  getAlbumComments,
  maxCommentLength,
  reportAlbumComment,
} from '@lounge/protocol/content/galleries';
import { expect, test } from 'vitest';
import { guestIsRestricted } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { guestHasBlocked, setUpState } from '../../states.ts';
import { aCommentOnAlbum, anAlbumOfPerformer } from './states.ts';

const robin = { guestId: 7 };
const albumId = 91001;

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8, 9, 10]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: albumId, actorId: 9101, price: 900 }, world);
  const client = testClient(world);
  const read = (guestId: number | null = 7) => client.answer(getAlbumComments, { albumId }, { guestId });
  const write = (commentText: string, guestId = 7) =>
    client.outcome(addAlbumComment, { albumId, commentText }, { guestId });
  return { ...testWorld, ...client, read, write };
};

test.each([
  ['by a visitor', { albumId, commentText: 'Hello' }, {}, 'needLogin', null],
  ['on no album', { albumId: 99_999, commentText: 'Hello' }, robin, 'unknown', 'albumId'],
  ['without words', { albumId, commentText: '' }, robin, 'malformed', 'commentText'],
  ['of blanks', { albumId, commentText: ' \n\u200B\u202E ' }, robin, 'malformed', 'commentText'],
  ['of 5,000 characters', { albumId, commentText: 'x'.repeat(5000) }, robin, 'malformed', 'commentText'],
  ['longer by one', { albumId, commentText: 'x'.repeat(maxCommentLength + 1) }, robin, 'malformed', 'commentText'],
])('rejects a comment %s', async (_, input, caller, code, field) => {
  const { outcome, run } = await setUp();
  expect(await outcome(addAlbumComment, input, caller)).toMatchObject({ ok: false, code, field });
  expect(await run('select * from "albumComment"')).toEqual([]);
});

// @spec rest:gallery.comment.add, rule:album-comment-once, entity:albumComments, feature:albums.comment 1, 3, state:album-comment 1-2
test('a guest comments once; the comment carries the display name, and the second one is refused', async () => {
  const { read, write, world } = await setUp();
  expect(await read()).toEqual({ comments: [], commentsTotal: 0, isGuestAllowedToCommentAlbum: true, bar: null });
  const answer = {
    comments: [
      {
        id: expect.any(Number) as number,
        guestName: 'Robin',
        text: 'Lovely light.',
        at: new Date(world.clock.now()).toISOString(),
        isOwn: true,
      },
    ],
    commentsTotal: 1,
    isGuestAllowedToCommentAlbum: false,
    bar: 'commented',
  };
  expect(await write('  Lovely light.\n')).toEqual({ ok: true, answer });
  expect(await write('Lovely light.')).toMatchObject({ ok: false, code: 'notPossible' });
  expect(await write('And once more.')).toMatchObject({ ok: false, code: 'notPossible' });
  expect(await read()).toEqual(answer);
  expect(await read(8)).toMatchObject({ comments: [{ isOwn: false }], isGuestAllowedToCommentAlbum: true, bar: null });
  expect(await read(null)).toMatchObject({ isGuestAllowedToCommentAlbum: false, bar: 'needLogin' });
});

test('of two comments at once one is written', async () => {
  const { write, read } = await setUp();
  const outcomes = await Promise.all(['One.', 'Two.', 'Three.'].map((each) => write(each)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await read()).commentsTotal).toBe(1);
});

test('scripts, emoji and words from right to left are stored as they are; what turns other text around is not', async () => {
  const { read, write } = await setUp();
  const words = '<script>alert(1)</script>\nمرحبا 👩‍👩‍👧 שלום';
  expect(await write(`\u202E${words}\u0001\u2066`)).toMatchObject({ ok: true });
  expect((await read()).comments.map(({ text }) => text)).toEqual([words]);
});

test.each([
  ['One.\n\n\n\nTwo.', 'One.\n\nTwo.'],
  ['One.\r\n\r\n\r\nTwo.\nThree.\n\nFour.', 'One.\n\nTwo.\nThree.\n\nFour.'],
  ['\n\n \nOne.\n \t\n\u00A0\n\u200B\n  Two.\n\n \n', 'One.\n\n  Two.'],
])('of %j the comment is %j', async (words, stored) => {
  const { read, write } = await setUp();
  await write(words);
  expect((await read()).comments.map(({ text }) => text)).toEqual([stored]);
});

test('who deletes a comment may write no other one; its words are gone', async () => {
  const { outcome, read, write, run } = await setUp();
  await write('Too soon.');
  const [{ id } = { id: 0 }] = (await read()).comments;
  const notMine = await outcome(deleteAlbumComment, { commentId: id }, { guestId: 8 });
  expect(notMine).toMatchObject({ code: 'unknown', field: 'commentId' });
  expect(await outcome(deleteAlbumComment, { commentId: id }, robin)).toEqual({
    ok: true,
    answer: { comments: [], commentsTotal: 0, isGuestAllowedToCommentAlbum: false, bar: 'commented' },
  });
  expect(await outcome(deleteAlbumComment, { commentId: id }, robin)).toMatchObject({ code: 'unknown' });
  expect(await write('Once more.')).toMatchObject({ code: 'notPossible' });
  expect(await run('select text from "albumComment"')).toEqual([{ text: '' }]);
});

test('who reports a comment sees it no more, and three reports hide it from everybody', async () => {
  const { outcome, read, world } = await setUp();
  await aCommentOnAlbum.setUp({ id: 501, albumId, guestId: 7 }, world);
  const report = (guestId: number) => outcome(reportAlbumComment, { commentId: 501 }, { guestId });
  expect(await report(7)).toMatchObject({ code: 'notPossible' });
  for (const guestId of [8, 8, 8]) {
    expect(await report(guestId)).toMatchObject({ ok: true, answer: { comments: [], commentsTotal: 0 } });
  }
  expect((await read(9)).commentsTotal).toBe(1);
  await report(9);
  expect((await read(10)).comments).toHaveLength(1);
  await report(10);
  for (const guestId of [7, 8, 9, 10, null]) {
    expect(await read(guestId)).toMatchObject({ comments: [], commentsTotal: 0 });
  }
  expect(await outcome(reportAlbumComment, { commentId: 999 }, robin)).toMatchObject({ code: 'unknown' });
});

// @spec feature:albums.comment 4, state:album-comment 3
test('a guest who is blocked for comments, or by the performer, is told so and writes none', async () => {
  const { read, write, world, outcome } = await setUp();
  await guestIsRestricted.setUp({ guestId: 7, isBlockedForComments: true }, world);
  expect(await read()).toMatchObject({ isGuestAllowedToCommentAlbum: false, bar: 'blocked' });
  expect(await write('Hello')).toMatchObject({ code: 'restricted' });
  await setUpState(guestHasBlocked({ guestId: 8, actorId: 9101 }), world);
  expect(await read(8)).toMatchObject({ isGuestAllowedToCommentAlbum: false, bar: 'blocked' });
  expect(await write('Hello', 8)).toMatchObject({ code: 'blocked' });
  await guestIsRestricted.setUp({ guestId: 9, level: 1 }, world);
  expect(await read(9)).toMatchObject({ bar: 'blocked' });
  expect(await outcome(addAlbumComment, { albumId, commentText: 'Hi' }, { guestId: 9 })).toMatchObject({
    code: 'restricted',
  });
});

// @spec rest:gallery.private-shop-comments.get, constant:comments.fetchLimit
test('the newest comments come first, at most 500 of them, with the number of all', async () => {
  const { answer, outcome, world } = await setUp();
  for (let at = 0; at < 503; at += 1) {
    await aCommentOnAlbum.setUp({ id: 5000 + at, albumId, guestId: 1000 + at, minutesAgo: at }, world);
  }
  const idsOf = async (input: { limit?: number; offset?: number }) =>
    (await answer(getAlbumComments, { albumId, ...input })).comments.map(({ id }) => id);
  const all = await answer(getAlbumComments, { albumId });
  expect([all.comments.length, all.commentsTotal, commentPages.read]).toEqual([500, 503, 500]);
  expect(await idsOf({ limit: 2 })).toEqual([5000, 5001]);
  expect(await idsOf({ offset: 500 })).toEqual([5500, 5501, 5502]);
  expect(await outcome(getAlbumComments, { albumId, limit: 501 })).toMatchObject({ code: 'malformed', field: 'limit' });
  expect(await outcome(getAlbumComments, { albumId: 99_999 })).toMatchObject({ code: 'unknown', field: 'albumId' });
});
