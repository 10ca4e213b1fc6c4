import { getGallery } from '@lounge/protocol/content/galleries';
import {
  anAlbumOfPerformer,
  aPerformer,
  guestBoughtAlbum,
  guestIsLoggedIn,
  guestOwnsCoins,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Gallery } from './Gallery.ts';

const [albumId, pictureId] = [91001, 91001002];

const setUp = async ({ guestId = 7 as number | null, hasAnalyticsConsent = false } = {}) => {
  const stores = testStores({ guestId, hasAnalyticsConsent });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  await anAlbumOfPerformer.setUp({ id: albumId, actorId: 9101, price: 900 }, stores.world);
  const gallery = new Gallery(albumId, stores.context, () => 'key-1');
  gallery.listen(stores.pushSource);
  await gallery.load();
  const album = () => gallery.ratings.shown('album', albumId, gallery.data.value!.album);
  const picture = () => gallery.ratings.shown('picture', pictureId, gallery.data.value!.pictures[1]!);
  const stored = () => stores.run('select kind, "subjectId" as id, rating from "galleryRating" order by kind');
  const rates = () => stores.sent.filter(({ path, body }) => /rate|ikeGallery/.test(`${path}${JSON.stringify(body)}`));
  return { ...stores, gallery, album, picture, stored, rates };
};

// @spec feature:albums.rate 1-2, state:album-rating 1
test('a like shows at once and is stored as 5, a dislike as 1; a picture has a rating of its own', async () => {
  const { gallery, album, picture, stored } = await setUp();
  const like = gallery.ratings.rate('album', albumId, 'liked');
  expect(album()).toEqual({ rating: 'liked', likes: 69 });
  await like;
  expect([album(), gallery.data.value?.album.isLiked]).toEqual([{ rating: 'liked', likes: 69 }, true]);
  await gallery.ratings.rate('picture', pictureId, 'disliked');
  expect(picture()).toEqual({ rating: 'disliked', likes: 0 });
  expect(await stored()).toEqual([
    { kind: 'album', id: albumId, rating: 5 },
    { kind: 'picture', id: pictureId, rating: 1 },
  ]);
  await gallery.ratings.rate('album', albumId, 'disliked');
  expect(album()).toEqual({ rating: 'disliked', likes: 68 });
  expect((await stored())[0]).toEqual({ kind: 'album', id: albumId, rating: 1 });
});

// @spec feature:albums.rate 2
test('a sedcard is rated by a call of its own', async () => {
  const { gallery, world, stored } = await setUp();
  await anAlbumOfPerformer.setUp({ id: albumId, actorId: 9101, isSedcard: true }, world);
  await gallery.ratings.rate('sedcard', albumId, 'liked');
  expect([await stored(), gallery.data.value?.album.isLiked]).toEqual([
    [{ kind: 'album', id: albumId, rating: 5 }],
    true,
  ]);
});

test('a rating that did not arrive is taken back', async () => {
  const { gallery, album, failRequests } = await setUp();
  await gallery.ratings.rate('album', albumId, 'liked');
  failRequests(/dislikeGallery/);
  const rating = gallery.ratings.rate('album', albumId, 'disliked');
  expect(album()).toEqual({ rating: 'disliked', likes: 68 });
  expect((await rating).ok).toBe(false);
  expect(album()).toEqual({ rating: 'liked', likes: 69 });
});

test('of fast presses the last one counts, and those between are not sent', async () => {
  const { gallery, album, stored, rates, holdRequests } = await setUp();
  const deliver = holdRequests();
  const presses = (['liked', 'disliked', 'liked', 'disliked'] as const).map((each) =>
    gallery.ratings.rate('album', albumId, each),
  );
  await vi.waitFor(() => expect(rates()).toHaveLength(1));
  deliver();
  await Promise.all(presses);
  expect([album(), rates().length]).toEqual([{ rating: 'disliked', likes: 68 }, 1]);
  expect(await stored()).toEqual([{ kind: 'album', id: albumId, rating: 1 }]);
});

// @spec state:album-view 1, feature:albums.view 2
test('a look is counted once for a page', async () => {
  const { gallery, run } = await setUp();
  await gallery.countView();
  await gallery.countView();
  expect(gallery.data.value?.album.albumTotalViews).toBe(1157);
  expect(await run('select "guestId" as guest from "albumView"')).toEqual([{ guest: 7 }]);
});

test('a look that cannot be counted changes nothing', async () => {
  const { gallery, failRequests, unexpectedErrors } = await setUp();
  failRequests(/viewAlbum/);
  await gallery.countView();
  expect([gallery.data.state, gallery.data.value?.album.albumTotalViews, unexpectedErrors]).toEqual([
    'ready',
    1156,
    [],
  ]);
});

test('tags of a bought album show once they are stored', async () => {
  const { gallery, world, run } = await setUp();
  const [tag] = (await run('select key from tag order by key limit 1')) as { key: string }[];
  expect(await gallery.addTags([tag!.key])).toMatchObject({ ok: false, failure: { code: 'needPurchase' } });
  await guestBoughtAlbum.setUp({ guestId: 7, albumId }, world);
  await gallery.addTags([tag!.key]);
  expect(gallery.data.value?.tags.map(({ id }) => id)).toEqual([tag!.key]);
});

// @spec feature:albums.buy 4
test('a purchase is counted in the category image_album', async () => {
  const { gallery, run, world } = await setUp({ hasAnalyticsConsent: true });
  await guestOwnsCoins.setUp({ guestId: 7, amount: 2500 }, world);
  await gallery.buy();
  const rows = async () =>
    (await run(`select action, data from event where context = 'purchase'`)) as { action: string; data: string }[];
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
  const [row] = await rows();
  expect(row?.action).toBe('image_album');
  expect(JSON.parse(row?.data ?? '')).toMatchObject({ itemCategory: 'image_album', value: 9 });
});

test('another device reads what was rated', async () => {
  const { gallery, client } = await setUp();
  await gallery.ratings.rate('album', albumId, 'liked');
  await gallery.ratings.rate('picture', pictureId, 'liked');
  const read = await client.call(getGallery, { albumId });
  expect(read).toMatchObject({ ok: true, value: { album: { isLiked: true, guestRatingLikes: 69 } } });
  expect(read.ok && read.value.pictures.map(({ isLiked }) => isLiked)).toEqual([false, true, false, false]);
});
