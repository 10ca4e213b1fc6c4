import {
  dislikeGallery,
  getGallery,
  getSedcardAlbums,
  likeGallery,
  rateAlbum,
  ratePicture,
  rateSedcard,
  viewAlbum,
} from '@lounge/protocol/content/galleries';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { anAlbumOfPerformer, guestBoughtAlbum } from './states.ts';

const robin = { guestId: 7 };
const [album, sedcard] = [91001, 91002];
/** Of a priced album of four pictures only the fourth is locked. */
const [open, locked] = [91001001, 91001004];

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: album, actorId: 9101, price: 900 }, world);
  await anAlbumOfPerformer.setUp({ id: sedcard, actorId: 9101, isSedcard: true }, world);
  const client = testClient(world);
  const ratingOf = async (caller: { guestId: number | null } = robin, albumId = album) => {
    const { guestRatingLikes, guestRatingDislikes, isLiked, isDisliked, rating } = (
      await client.answer(getGallery, { albumId }, caller)
    ).album;
    return [guestRatingLikes, guestRatingDislikes, isLiked, isDisliked, rating];
  };
  return { ...testWorld, ...client, ratingOf };
};

type Rate = (outcome: Awaited<ReturnType<typeof setUp>>['outcome']) => Promise<unknown>;

const ofAlbum =
  (guestRating: number, albumId = album, caller: { guestId?: number } = robin): Rate =>
  (outcome) =>
    outcome(rateAlbum, { albumId, guestRating }, caller);
const ofPicture =
  (pictureId: number): Rate =>
  (outcome) =>
    outcome(ratePicture, { pictureId, guestRating: 5 }, robin);
const ofAlbumAsSedcard: Rate = (outcome) => outcome(rateSedcard, { sedcardId: album, guestRating: 5 }, robin);

test.each([
  ['by a visitor', ofAlbum(5, album, {}), 'needLogin', null],
  ['of 0', ofAlbum(0), 'malformed', 'guestRating'],
  ['of 6', ofAlbum(6), 'malformed', 'guestRating'],
  ['between two', ofAlbum(4.5), 'malformed', 'guestRating'],
  ['of no album', ofAlbum(5, 99_999), 'unknown', 'albumId'],
  ['of an album as a sedcard', ofAlbumAsSedcard, 'unknown', 'sedcardId'],
  ['of a picture after the last', ofPicture(91001005), 'unknown', 'pictureId'],
  ['of a picture before the first', ofPicture(91001000), 'unknown', 'pictureId'],
  ['of a picture of no album', ofPicture(5), 'unknown', 'pictureId'],
  ['of a locked picture', ofPicture(locked), 'needPurchase', null],
] as const)('rejects a rating %s', async (_, rate, code, field) => {
  const { outcome, run } = await setUp();
  expect(await rate(outcome)).toMatchObject({ ok: false, code, field });
  expect(await run('select * from "galleryRating"')).toEqual([]);
});

// @spec rest:gallery.album.rate, entity:enum.albumRating, constant:album.ratingLike, constant:album.ratingDislike, state:album-rating 1
test('5 likes an album and 1 dislikes it; a second rating takes the place of the first', async () => {
  const { answer, ratingOf, run } = await setUp();
  const rate = (guestRating: number) => answer(rateAlbum, { albumId: album, guestRating }, robin);
  expect(await rate(5)).toEqual({
    id: album,
    guestRatingLikes: 69,
    guestRatingDislikes: 1,
    isLiked: true,
    isDisliked: false,
  });
  expect(await ratingOf()).toEqual([69, 1, true, false, 99]);
  await rate(5);
  expect(await ratingOf()).toEqual([69, 1, true, false, 99]);
  await rate(1);
  expect(await ratingOf()).toEqual([68, 2, false, true, 97]);
  expect(await ratingOf({ guestId: 8 })).toEqual([68, 2, false, false, 97]);
  expect(await ratingOf({ guestId: null })).toEqual([68, 2, false, false, 97]);
  for (const between of [2, 3, 4]) {
    await rate(between);
    expect(await ratingOf()).toEqual([68, 1, false, false, 99]);
  }
  expect(await run('select key, rating from "galleryRating"')).toEqual([{ key: `7 album ${album}`, rating: 4 }]);
});

// @spec query:gallery.like, query:gallery.dislike
test('like and dislike change the rating that the number changes', async () => {
  const { answer, ratingOf, run } = await setUp();
  await answer(rateAlbum, { albumId: album, guestRating: 1 }, robin);
  expect(await answer(likeGallery, { albumId: album }, robin)).toMatchObject({ guestRatingLikes: 69, isLiked: true });
  expect(await ratingOf()).toEqual([69, 1, true, false, 99]);
  expect(await answer(dislikeGallery, { albumId: album }, robin)).toMatchObject({ id: album, isDisliked: true });
  expect(await run('select rating from "galleryRating"')).toEqual([{ rating: 1 }]);
});

test('like and dislike need a guest and an album', async () => {
  const { outcome } = await setUp();
  for (const call of [likeGallery, dislikeGallery]) {
    expect(await outcome(call, { albumId: album })).toMatchObject({ code: 'needLogin' });
    expect(await outcome(call, { albumId: 99_999 }, robin)).toMatchObject({ code: 'unknown', field: 'albumId' });
  }
});

// @spec rest:actor.sedcard.rate, entity:sedcard
test('a sedcard is rated by its own call; it carries the likes of an album and the photos that stand for it', async () => {
  const { answer, ratingOf } = await setUp();
  await answer(rateSedcard, { sedcardId: sedcard, guestRating: 5 }, robin);
  expect(await ratingOf(robin, sedcard)).toEqual([69, 1, true, false, 99]);
  await answer(rateAlbum, { albumId: sedcard, guestRating: 1 }, robin);
  const { albums } = await answer(getSedcardAlbums, { actorId: 9101 }, robin);
  const found = albums.find(({ id }) => id === sedcard);
  expect(found).toMatchObject({
    guestRatingLikes: 68,
    guestRatingDislikes: 2,
    isLiked: false,
    isDisliked: true,
  });
  expect(found?.photos).toHaveLength(3);
  expect(albums.find(({ id }) => id === album)?.photos).toEqual([]);
});

// @spec rest:gallery.picture.rate, entity:picture
test('a picture is rated on its own, by each guest once, without its album', async () => {
  const { answer, ratingOf } = await setUp();
  const rate = (guestId: number, guestRating: number) =>
    answer(ratePicture, { pictureId: open, guestRating }, { guestId });
  expect(await rate(7, 5)).toEqual({
    id: open,
    guestRatingLikes: 1,
    guestRatingDislikes: 0,
    isLiked: true,
    isDisliked: false,
  });
  expect(await rate(8, 5)).toMatchObject({ guestRatingLikes: 2 });
  expect(await rate(7, 1)).toMatchObject({ guestRatingLikes: 1, guestRatingDislikes: 1, isDisliked: true });
  const pictures = async (guestId: number | null) =>
    (await answer(getGallery, { albumId: album }, { guestId })).pictures.map((each) => [
      each.guestRatingLikes,
      each.guestRatingDislikes,
      each.isLiked,
      each.isDisliked,
    ]);
  const others = [0, 0, false, false];
  expect(await pictures(7)).toEqual([[1, 1, false, true], others, others, others]);
  expect(await pictures(8)).toEqual([[1, 1, true, false], others, others, others]);
  expect(await pictures(null)).toEqual([[1, 1, false, false], others, others, others]);
  expect(await ratingOf()).toEqual([68, 1, false, false, 99]);
});

test('the pictures of a bought album can all be rated', async () => {
  const { answer, world } = await setUp();
  await guestBoughtAlbum.setUp({ guestId: 7, albumId: album }, world);
  expect(await answer(ratePicture, { pictureId: locked, guestRating: 5 }, robin)).toMatchObject({ isLiked: true });
});

// @spec query:album.view, rule:album-view-login
test('a look of a guest counts once, and one without an account never', async () => {
  const { answer, outcome } = await setUp();
  const look = (guestId: number) => answer(viewAlbum, { albumId: album }, { guestId });
  expect(await look(7)).toEqual({ albumId: album, albumTotalViews: 1157 });
  expect(await look(7)).toEqual({ albumId: album, albumTotalViews: 1157 });
  expect(await look(8)).toEqual({ albumId: album, albumTotalViews: 1158 });
  expect(await outcome(viewAlbum, { albumId: album })).toMatchObject({ code: 'needLogin' });
  expect(await outcome(viewAlbum, { albumId: 99_999 }, robin)).toMatchObject({ code: 'unknown', field: 'albumId' });
  expect((await answer(getGallery, { albumId: album })).album.albumTotalViews).toBe(1158);
});
