import { addAlbumTags, getGallery, getGalleryPreview } from '@lounge/protocol/content/galleries';
import { searchGalleries } from '@lounge/protocol/content/global-search';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { idOfPicture } from '../favourites/statements.ts';
import { anAlbumOfPerformer, guestBoughtAlbum } from './states.ts';

const robin = { guestId: 7 };
const albumId = 91001;

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: albumId, actorId: 9101, price: 900 }, world);
  await guestBoughtAlbum.setUp({ guestId: 7, albumId }, world);
  const client = testClient(world);
  const tags = await testWorld.run<{ key: string; name: string }>('select key, name from tag order by key limit 8');
  const nameOf = ({ name }: { name: string }) => (JSON.parse(name) as { en: string }).en;
  const add = (tagIds: readonly string[], caller: { guestId?: number } = robin, id = albumId) =>
    client.outcome(addAlbumTags, { albumId: id, tagIds: [...tagIds] }, caller);
  return { ...testWorld, ...client, tags, keys: tags.map(({ key }) => key), nameOf, add };
};

// @spec query:album.tags.add, feature:videos.add-tags 1
test('who bought an album adds known tags, by which others find it', async () => {
  const { add, answer, tags, keys, nameOf } = await setUp();
  const find = async () =>
    (await answer(searchGalleries, { searchPattern: `${nameOf(tags[0]!)} Noor` }, {})).items.map(({ id }) => id);
  expect(await find()).not.toContain(albumId);
  const shown = tags.slice(0, 2).map((each) => ({ id: each.key, name: nameOf(each) }));
  expect(await add(keys.slice(0, 2))).toEqual({ ok: true, answer: { albumId, tags: shown } });
  expect((await answer(getGallery, { albumId })).tags).toEqual(shown);
  expect(await find()).toContain(albumId);
  expect(await add([keys[0]!, keys[0]!])).toEqual({ ok: true, answer: { albumId, tags: shown } });
});

test('an album gets no tags from visitors or who did not buy it, and none that nobody knows', async () => {
  const { add, keys, run } = await setUp();
  const [key = ''] = keys;
  expect(await add([key], {})).toMatchObject({ code: 'needLogin' });
  expect(await add([key], { guestId: 8 })).toMatchObject({ code: 'needPurchase' });
  expect(await add([key], robin, 99_999)).toMatchObject({ code: 'unknown', field: 'albumId' });
  expect(await add([key, 'no such tag'])).toMatchObject({ code: 'unknown', field: 'tagIds' });
  expect(await run('select * from "albumTag"')).toEqual([]);
});

test('five tags a day, in all albums of the guest', async () => {
  const { add, keys, pass, world, run } = await setUp();
  await anAlbumOfPerformer.setUp({ id: 91002, actorId: 9101, price: 900 }, world);
  await guestBoughtAlbum.setUp({ guestId: 7, albumId: 91002 }, world);
  expect(await add(keys.slice(0, 6))).toMatchObject({ code: 'limitReached', field: 'tagIds' });
  expect(await run('select * from "albumTag"')).toEqual([]);
  await add(keys.slice(0, 4));
  expect(await add(keys.slice(0, 2), robin, 91002)).toMatchObject({ code: 'limitReached' });
  expect(await add(keys.slice(0, 1), robin, 91002)).toMatchObject({ ok: true });
  pass(86_400_000);
  expect(await add(keys.slice(1, 3), robin, 91002)).toMatchObject({ ok: true });
});

// @spec rest:gallery.preview.get, entity:galleryPreview, state:gallery-preview 2
test('a preview is JSON text with the context, the title and files of what everybody sees', async () => {
  const { answer, outcome } = await setUp();
  const read = async (actorName: string, isMobile: boolean) =>
    JSON.parse((await answer(getGalleryPreview, { actorName, albumId, isMobile })).data) as unknown;
  const file = (seed: string, width: number) => `/pictures/velvet/portrait/${seed}/w${width}.webp`;
  const seeds = ['bust-noor-1', 'bust-noor-2', 'room-noor-3'];
  const preview = { context: 'private', previewTitle: 'From the garden · Noor Vega' };
  expect(await read('Noor Vega', false)).toEqual({ ...preview, urls: seeds.map((each) => file(each, 320)) });
  expect(await read('noor-vega', true)).toEqual({ ...preview, urls: seeds.map((each) => file(each, 160)) });
  const ofOther = await outcome(getGalleryPreview, { actorName: 'Mirela', albumId, isMobile: false });
  expect(ofOther).toMatchObject({ code: 'unknown', field: 'actorName' });
  const none = await outcome(getGalleryPreview, { actorName: 'Noor Vega', albumId: 99_999, isMobile: false });
  expect(none).toMatchObject({ code: 'unknown', field: 'albumId' });
});

test('an id names no picture after the 999th, as it would be one of the next album', () => {
  expect(idOfPicture(91001, 999)).toBe(91001999);
  for (const position of [0, 1000]) expect(() => idOfPicture(91001, position)).toThrow(RangeError);
});
