import { libraryPageSize, mediaLibraryChanged } from '@lounge/protocol/content/media-library';
import {
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestHasChatMedia,
  guestIsLoggedIn,
  guestIsRestricted,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LibraryListing, variablesOfLibrary, type LibraryView } from './LibraryListing.ts';
import { MediaLibrary } from './MediaLibrary.ts';

const plain: LibraryView = { part: 'shop', mediaType: null, search: '', order: 'newest' };

const setUp = async (clips = 0) => {
  const stores = testStores({ guestId: 7 });
  const states = [
    guestIsLoggedIn({ guestId: 7, token: 'robins' }),
    aPerformer({ id: 9101, name: 'Noor Vega' }),
    aVideoOfPerformer({ id: 95001, actorId: 9101, price: 2400 }),
    anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
    guestBoughtVideo({ guestId: 7, videoId: 95001 }),
    guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
    ...Array.from({ length: clips }, (_, at) =>
      guestHasChatMedia({ id: at + 1, guestId: 7, actorId: 9101, kind: 'clip' }),
    ),
  ];
  for (const each of states) await setUpState(each, stores.world);
  const library = new MediaLibrary(stores.context);
  library.listen(stores.pushSource);
  const listingOf = async (view: Partial<LibraryView>) => {
    const listing = new LibraryListing({ ...plain, ...view }, library, stores.context);
    await listing.load();
    return listing;
  };
  const itemOf = (listing: LibraryListing, id: string) => {
    const item = listing.items.find((each) => each.id === id);
    if (item === undefined) throw new Error(`${id} is not listed`);
    return item;
  };
  await library.totals.load();
  const ids = ({ items }: LibraryListing) => items.map(({ id }) => id);
  return { ...stores, library, listingOf, itemOf, ids };
};

test.each([
  [{}, { filter: { source: 'purchased', origin: 'shop' }, order: 'newest' }],
  [
    { part: 'pinned', mediaType: 'photo', search: 'rain', order: 'title' },
    { filter: { source: 'pinned', mediaType: 'photo' }, order: 'title', search: 'rain' },
  ],
  [{ part: 'archive' }, { filter: { source: 'archived' }, order: 'newest' }],
  [{ part: 'clips' }, { filter: { source: 'purchased', origin: 'chatClip', mediaType: 'video' }, order: 'newest' }],
  [{ part: 'audio' }, { filter: { source: 'purchased', origin: 'chatClip', mediaType: 'audio' }, order: 'newest' }],
] as const)('the view %j is read by %j', (view, variables) => {
  expect(variablesOfLibrary({ ...plain, ...view })).toEqual(variables);
});

test('an archived item is on its way, leaves its part with the totals, and comes back in its place', async () => {
  const { library, listingOf, itemOf, ids, holdRequests } = await setUp();
  const shop = await listingOf({});
  const before = ids(shop);
  expect(library.totals.value?.tabs).toMatchObject({ shop: 2, archive: 0 });
  const deliver = holdRequests();
  const archiving = library.archive(itemOf(shop, 'video-95001'));
  expect([library.isMoving('video-95001'), ids(shop)]).toEqual([true, before]);
  deliver();
  await archiving;
  expect([library.isMoving('video-95001'), ids(shop), shop.total]).toEqual([false, ['album-91001'], 1]);
  expect(library.totals.value).toMatchObject({ videos: 1, tabs: { shop: 1, archive: 1 } });
  expect(library.last).toMatchObject({ asset: { id: 'video-95001' }, isArchived: true });
  await library.undo();
  expect([ids(shop), shop.total, library.last]).toEqual([before, 2, null]);
  expect(library.totals.value?.tabs).toMatchObject({ shop: 2, archive: 0 });
});

test('a list that is read after a move has what came into its part', async () => {
  const { library, listingOf, itemOf, ids } = await setUp();
  const [shop, archive] = [await listingOf({}), await listingOf({ part: 'archive' })];
  await library.archive(itemOf(shop, 'video-95001'));
  expect([archive.isStale, ids(archive)]).toEqual([true, []]);
  await archive.load();
  expect([archive.isStale, ids(archive)]).toEqual([false, ['video-95001']]);
  await library.unarchive(itemOf(archive, 'video-95001'));
  await shop.load();
  expect([ids(archive), ids(shop).toSorted()]).toEqual([[], ['album-91001', 'video-95001']]);
});

test('a move that fails leaves everything where it was, and can be tried again', async () => {
  const { library, listingOf, itemOf, ids, failRequests } = await setUp();
  const shop = await listingOf({});
  failRequests(/archiveLibraryAsset/);
  expect(await library.archive(itemOf(shop, 'album-91001'))).toMatchObject({ ok: false });
  expect([ids(shop).length, library.totals.value?.tabs.archive, library.last]).toEqual([2, 0, null]);
  expect(library.failed).toMatchObject({ asset: { id: 'album-91001' }, isArchived: true });
  failRequests(null);
  await library.retry();
  expect([ids(shop), library.failed, library.totals.value?.tabs.archive]).toEqual([['video-95001'], null, 1]);
});

test('an undone move is told until the next one', async () => {
  const { library, listingOf, itemOf } = await setUp();
  const shop = await listingOf({});
  await library.archive(itemOf(shop, 'video-95001'));
  await library.undo();
  expect([library.undone, library.last]).toMatchObject([{ asset: { id: 'video-95001' }, isArchived: false }, null]);
  await library.archive(itemOf(shop, 'album-91001'));
  expect([library.undone, library.last]).toMatchObject([null, { asset: { id: 'album-91001' } }]);
});

test('a move that failed without a network is forgotten when the network is back; a rejected one stays', async () => {
  const { library, listingOf, itemOf, failRequests, socket, world } = await setUp();
  const shop = await listingOf({});
  failRequests(/archiveLibraryAsset/);
  await library.archive(itemOf(shop, 'album-91001'));
  expect(library.failed?.failure.kind).toBe('offline');
  socket.setState('connecting');
  expect(library.failed).not.toBeNull();
  socket.setState('ready');
  await expect.poll(() => library.failed).toBeNull();
  failRequests(null);
  socket.setState('connecting');
  await setUpState(guestIsRestricted({ guestId: 7, level: 3 }), world);
  await library.archive(itemOf(shop, 'album-91001'));
  expect(library.failed?.failure.code).toBe('locked');
  socket.setState('ready');
  await library.totals.load();
  expect(library.failed?.failure.code).toBe('locked');
});

test('a move on another page changes lists and totals here, once', async () => {
  const { library, listingOf, ids, socket } = await setUp();
  const shop = await listingOf({});
  const totals = { ...library.totals.value!, tabs: { ...library.totals.value!.tabs, shop: 1, archive: 1 } };
  const change = { assetId: 'video-95001', isArchived: true, totals };
  socket.receive(mediaLibraryChanged, change);
  socket.receive(mediaLibraryChanged, change);
  expect([ids(shop), library.totals.value, library.moves, library.last]).toEqual([['album-91001'], totals, 1, null]);
});

test('the next page follows on the one before after an item has left it', async () => {
  const { library, listingOf, itemOf, ids, sent } = await setUp(libraryPageSize + 5);
  const clips = await listingOf({ part: 'clips' });
  expect([clips.items.length, clips.total]).toEqual([libraryPageSize, libraryPageSize + 5]);
  const [first] = clips.items;
  await library.archive(itemOf(clips, first?.id ?? ''));
  await clips.list.loadMore();
  const all = ids(clips);
  expect([all.length, new Set(all).size, clips.total, clips.list.hasMore]).toEqual([
    libraryPageSize + 4,
    libraryPageSize + 4,
    libraryPageSize + 4,
    false,
  ]);
  expect(sent.length).toBeGreaterThan(0);
});
