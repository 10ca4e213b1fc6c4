import { getGallery, getPinnedPhotos, getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { setUpState } from '../../states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestHasPinned } from '../favourites/states.ts';

const setUp = async () => {
  const testWorld = aWorld();
  const [row] = await testWorld.run<{
    actorId: number;
  }>('select "actorId" from album group by "actorId" having count(*) > 2 limit 1');
  return { ...testWorld, ...testClient(testWorld.world), actorId: row?.actorId ?? 0 };
};

test.each([
  [{ actorId: 999_999 }, 'unknown', 'actorId'],
  [{ actorId: -1 }, 'malformed', 'actorId'],
  [{ actorId: 1, limit: 501 }, 'malformed', 'limit'],
  [{ actorId: 1, fsk: -1 }, 'malformed', 'fsk'],
])('rejects %j', async (input, code, field) => {
  const { outcome } = await setUp();
  expect(await outcome(getSedcardAlbums, input)).toMatchObject({ ok: false, code, field });
});

// @spec rest:actor.sedcard-albums.get, entity:album
test('returns albums newest first, up to the limit, with the total', async () => {
  const { answer, actorId, run } = await setUp();
  const all = await answer(getSedcardAlbums, { actorId, fsk: 18, limit: 500 });
  const rows = await run('select id from album where "actorId" = ? order by "createdAt" desc, id', actorId);
  expect(all.albums.map(({ id }) => ({ id }))).toEqual(rows);
  const two = await answer(getSedcardAlbums, { actorId, fsk: 18, limit: 2 });
  expect(two).toEqual({ albums: all.albums.slice(0, 2), total: all.total });
});

// @spec constant:ageRating.default, rule:age-rating-16
test('the default limit of the age rating is 16', async () => {
  const { answer, actorId, run } = await setUp();
  await run('update album set "ageRating" = 18 where "actorId" = ?', actorId);
  expect(await answer(getSedcardAlbums, { actorId })).toEqual({ albums: [], total: 0 });
  await run('update album set "ageRating" = 16 where id = (select min(id) from album where "actorId" = ?)', actorId);
  expect((await answer(getSedcardAlbums, { actorId })).total).toBe(1);
  expect((await answer(getSedcardAlbums, { actorId, fsk: 18 })).total).toBeGreaterThan(1);
});

// @spec constant:ageRating.someCollections, rule:age-rating-12
test('some collections are rated 12, and can be asked for alone', async () => {
  const { answer, actorId, run } = await setUp();
  await run('update album set "ageRating" = 16 where "actorId" = ?', actorId);
  await run('update album set "ageRating" = 12 where id = (select min(id) from album where "actorId" = ?)', actorId);
  const { albums, total } = await answer(getSedcardAlbums, { actorId, fsk: 12 });
  expect([albums.map(({ ageRating }) => ageRating), total]).toEqual([[12], 1]);
});

// @spec feature:albums.view 1, entity:album
test('an album carries each field of the specification', async () => {
  const { answer, actorId, run } = await setUp();
  await run(`update album set likes = 3, dislikes = 1, views = 10, "isVip" = 1, price = 900, "ageRating" = 12`);
  const [first] = (await answer(getSedcardAlbums, { actorId })).albums;
  const { album } = await answer(getGallery, { albumId: first?.id ?? 0 });
  expect(album).toEqual(first);
  expect(album).toMatchObject({
    id: first?.id,
    title: expect.stringMatching(/\w/) as string,
    description: expect.stringMatching(/\w/) as string,
    ageRating: 12,
    free: false,
    guestInfo: { bought: false, flatrate: false },
    prices: { album: { value: 900, currency: 'VXC' } },
    rating: 75,
    isVipContent: true,
    type: 'image',
    actor: { id: actorId, name: expect.stringMatching(/\w/) as string },
    albumTotalViews: 10,
    guestRatingLikes: 3,
    guestRatingDislikes: 1,
    isLiked: false,
    isDisliked: false,
  });
  expect(album.previews.length).toBeGreaterThan(0);
  await run('update album set likes = 0, dislikes = 0');
  expect((await answer(getSedcardAlbums, { actorId })).albums[0]?.rating).toBeNull();
});

// @spec constant:sedcard.topImages, feature:albums.view 4
test('three pictures stand for a sedcard; albums are read by performer, with a limit and an age rating', async () => {
  const { answer, actorId, run } = await setUp();
  await run('update album set "isSedcard" = 0, "ageRating" = 12 where "actorId" = ?', actorId);
  await run('update album set "isSedcard" = 1 where id = (select min(id) from album where "actorId" = ?)', actorId);
  const { albums, total } = await answer(getSedcardAlbums, { actorId, fsk: 12, limit: 500 });
  expect(albums).toHaveLength(total);
  expect(albums.filter(({ isSedcard }) => isSedcard).map(({ photos }) => photos.length)).toEqual([3]);
  expect(albums.filter(({ isSedcard }) => !isSedcard).every(({ photos }) => photos.length === 0)).toBe(true);
  expect((await answer(getSedcardAlbums, { actorId, fsk: 12, limit: 1 })).albums).toHaveLength(1);
});

test('an album with the price 0 is free and has no price', async () => {
  const { answer, actorId, run } = await setUp();
  await run('update album set price = 0 where "actorId" = ?', actorId);
  const { albums } = await answer(getSedcardAlbums, { actorId, fsk: 18 });
  expect(albums[0]).toMatchObject({ free: true, prices: { album: null, base: null } });
  await run('update album set price = 900 where "actorId" = ?', actorId);
  const priced = await answer(getSedcardAlbums, { actorId, fsk: 18 });
  expect(priced.albums[0]).toMatchObject({
    free: false,
    prices: { album: { value: 900, currency: 'VXC' }, base: null },
  });
});

test('titles are in the language of the visitor, and there are at most three previews', async () => {
  const { answer, actorId } = await setUp();
  const inEnglish = await answer(getSedcardAlbums, { actorId, fsk: 18 });
  const inSpanish = await answer(getSedcardAlbums, { actorId, fsk: 18 }, { language: 'es' });
  expect(inSpanish.albums.map(({ title }) => title)).not.toEqual(inEnglish.albums.map(({ title }) => title));
  expect(inEnglish.albums.every(({ previews }) => previews.length > 0 && previews.length <= 3)).toBe(true);
});

// @spec entity:sedcardOrPhotoAlbum
test('an album is marked as a favourite for the guest who pinned it only', async () => {
  const { answer, actorId, world } = await setUp();
  const input = { actorId, fsk: 18 };
  const [first] = (await answer(getSedcardAlbums, input)).albums;
  const id = first!.id;
  await setUpState(guestHasPinned({ guestId: 7, kind: first!.isSedcard ? 'sedcards' : 'album', id }), world);
  const favouritesOf = async (guestId: number | null) =>
    (await answer(getSedcardAlbums, input, { guestId })).albums.filter((each) => each.isFavoriteAlbum);
  expect((await favouritesOf(7)).map((each) => each.id)).toEqual([id]);
  expect(await favouritesOf(8)).toEqual([]);
  expect(await favouritesOf(null)).toEqual([]);
});

test('a picture is pinned by the id that its album names', async () => {
  const { answer, actorId, world } = await setUp();
  const { albums } = await answer(getSedcardAlbums, { actorId, fsk: 18 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  for (const { id: albumId } of albums) {
    const { pictures } = await answer(getGallery, { albumId }, { guestId: 7 });
    for (const { id } of pictures) await guestHasPinned.setUp({ guestId: 7, kind: 'picture', id }, world);
    const { photos } = await answer(getPinnedPhotos, {}, { guestId: 7 });
    const pinned = photos.filter((each) => each.albumId === albumId);
    expect(new Map(pinned.map(({ pictureId, picture }) => [pictureId, picture]))).toEqual(
      new Map(pictures.map(({ id, picture }) => [id, picture])),
    );
  }
});
