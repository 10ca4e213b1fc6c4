import { addAlbumComment, getAlbumComments } from '@lounge/protocol/content/galleries';
import {
  aCommentOnAlbum,
  anAlbumOfPerformer,
  aPerformer,
  guestIsLoggedIn,
  guestIsRestricted,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { albumComments } from './album-comments.ts';
import { galleryPreviewRead } from './gallery-preview.ts';

const albumId = 91001;

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  await anAlbumOfPerformer.setUp({ id: albumId, actorId: 9101, price: 900 }, stores.world);
  const comments = albumComments(albumId, stores.context);
  comments.listen(stores.pushSource);
  const texts = () => comments.data.value?.comments.map(({ text }) => text);
  return { ...stores, comments, texts };
};

// @spec state:album-comment 1-2, feature:albums.comment 3
test('once a guest has commented, commenting is no longer allowed, also after the comment was deleted', async () => {
  const { comments, texts } = await setUp();
  await comments.load();
  expect(comments.data.value).toMatchObject({ commentsTotal: 0, isGuestAllowedToCommentAlbum: true });
  await comments.write('Lovely light.');
  expect(texts()).toEqual(['Lovely light.']);
  expect(comments.data.value?.isGuestAllowedToCommentAlbum).toBe(false);
  await comments.delete(comments.data.value?.comments[0]?.id ?? 0);
  expect(comments.data.value).toMatchObject({ comments: [], isGuestAllowedToCommentAlbum: false });
});

test('a comment that was written on another device is shown where a second one was refused', async () => {
  const { comments, texts, context } = await setUp();
  await comments.load();
  await albumComments(albumId, context).write('On the phone.');
  expect(await comments.write('On the desktop.')).toMatchObject({ ok: false, failure: { code: 'notPossible' } });
  await vi.waitFor(() => expect(texts()).toEqual(['On the phone.']));
  expect(comments.change.failure?.code).toBe('notPossible');
});

test('a comment that did not arrive leaves the list as it was', async () => {
  const { comments, failRequests, texts } = await setUp();
  await comments.load();
  failRequests(/addComment/);
  expect(await comments.write('Lost.')).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  expect([texts(), comments.data.value?.isGuestAllowedToCommentAlbum]).toEqual([[], true]);
});

test('a reported comment is gone', async () => {
  const { comments, world, texts } = await setUp();
  await aCommentOnAlbum.setUp({ id: 501, albumId, guestId: 8, text: 'Rude.' }, world);
  await comments.load();
  expect(texts()).toEqual(['Rude.']);
  await comments.report(501);
  expect(texts()).toEqual([]);
});

// @spec state:album-comment 3
test('a guest who is blocked for comments is told so', async () => {
  const { comments, world } = await setUp();
  await guestIsRestricted.setUp({ guestId: 7, isBlockedForComments: true }, world);
  await comments.load();
  expect(comments.data.value).toMatchObject({ isGuestAllowedToCommentAlbum: false, bar: 'blocked' });
});

const previewed = { actorName: 'Noor Vega', albumId, isMobile: false };

// @spec state:gallery-preview 2, rest:gallery.preview.get
test('a preview is read from its JSON text', async () => {
  const { context } = await setUp();
  const preview = galleryPreviewRead(context, () => previewed);
  await preview.load();
  expect(preview.value).toMatchObject({ context: 'private', previewTitle: 'From the garden · Noor Vega' });
  expect(preview.value?.urls).toHaveLength(3);
});

// @spec state:gallery-preview 1, error:gallery-preview-failed
test('a preview that does not load, or is no preview, is none and no failure', async () => {
  const { context, failRequests } = await setUp();
  const unknown = galleryPreviewRead(context, () => ({ ...previewed, actorName: 'Mirela' }));
  await unknown.load();
  expect([unknown.state, unknown.value, unknown.failure]).toEqual(['ready', null, null]);
  failRequests(/getPreview/);
  const lost = galleryPreviewRead(context, () => previewed);
  await lost.load();
  expect([lost.state, lost.value]).toEqual(['ready', null]);
  const call = (() => Promise.resolve({ ok: true, value: { data: '{"context":' } })) as typeof context.client.call;
  const broken = galleryPreviewRead({ ...context, client: { call } }, () => previewed);
  await broken.load();
  expect([broken.state, broken.value]).toEqual(['ready', null]);
});

// @spec state:album-comment 4
test('comments on albums are calls of galleries', () => {
  for (const { id } of [getAlbumComments, addAlbumComment]) expect(id).toMatch(/^content\/galleries\//);
});
