import {
  archiveLibraryAsset,
  libraryAssets,
  mediaLibraryChanged,
  mediaLibraryTotals,
  unarchiveLibraryAsset,
} from '@lounge/protocol/content/media-library';
import {
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  guestArchived,
  guestArchives,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestHasChatMedia,
  guestHasPinned,
} from '@lounge/mock-api/states';
import { MediaLibrary } from '@lounge/stores/content/media-library';
import { aChatClip, aLibraryAsset, aLibraryChange, someLibraryTotals } from '@lounge/testing/content/media-library';
import { expect, test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const boughtVideo = [
  noor,
  aVideoOfPerformer({ id: 95001, actorId: 9101, title: 'Rooftop, after rain', price: 2400 }),
  guestBoughtVideo({ guestId: 7, videoId: 95001 }),
];
const boughtAlbum = [
  anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
  guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
];
const clip = guestHasChatMedia({ id: 7001, guestId: 7, actorId: 9101, kind: 'clip' });
const audio = guestHasChatMedia({ id: 7002, guestId: 7, actorId: 9101, kind: 'audio' });
const archived = guestArchived({ guestId: 7, kind: 'video', id: 95001 });

const facts = [
  'items.id',
  'items.kind',
  'items.mediaType',
  'items.source',
  'items.origin',
  'items.title',
  'total',
] as const;

// @spec query:media-library.assets, entity:mediaLibraryItem
test('the library is read with filter, first, offset, search and order', () =>
  pactForCall(libraryAssets, {
    description: 'a query for a page of bought videos by a word, ordered by title',
    states: [
      ...boughtVideo,
      ...boughtAlbum,
      aVideoOfPerformer({ id: 95002, actorId: 9101, title: 'After the concert', price: 2400 }),
      guestBoughtVideo({ guestId: 7, videoId: 95002 }),
    ],
    caller: guest,
    input: {
      filter: { mediaType: 'video', source: 'purchased', origin: 'shop' },
      search: 'after',
      order: 'title',
      first: 1,
      offset: 1,
    },
    answer: { items: [aLibraryAsset()], total: 2 },
    exact: facts,
  }));

test('a pinned picture has the title and the page of its album', () =>
  pactForCall(libraryAssets, {
    description: 'a query for pinned pictures',
    states: [
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, title: 'From the garden' }),
      guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
    ],
    caller: guest,
    input: { filter: { source: 'pinned', mediaType: 'photo' } },
    answer: {
      items: [
        aLibraryAsset({
          id: 'picture-91001001',
          kind: 'picture',
          mediaType: 'photo',
          source: 'pinned',
          title: 'From the garden',
          duration: null,
          link: '/en/amateur/noor-vega/albums/91001/',
        }),
      ],
      total: 1,
    },
    exact: facts,
  }));

test('an album has the number of its pictures', () =>
  pactForCall(libraryAssets, {
    description: 'a query for bought albums',
    states: [
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, title: 'From the garden', price: 900 }),
      guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
    ],
    caller: guest,
    input: { filter: { mediaType: 'photo' } },
    answer: {
      items: [
        aLibraryAsset({
          id: 'album-91001',
          kind: 'album',
          mediaType: 'photo',
          title: 'From the garden',
          duration: null,
          pictureCount: 12,
          link: '/en/amateur/noor-vega/albums/91001/',
        }),
      ],
      total: 1,
    },
    exact: facts,
  }));

test('a clip of a chat has no title, and sources to play', () =>
  pactForCall(libraryAssets, {
    description: 'a query for chat clips',
    states: [noor, clip, audio],
    caller: guest,
    input: { filter: { origin: 'chatClip', mediaType: 'video' } },
    answer: { items: [aChatClip()], total: 1 },
    exact: facts,
  }));

test('what is archived is read by its source', () =>
  pactForCall(libraryAssets, {
    description: 'a query for the archive of the library',
    states: [...boughtVideo, archived],
    caller: guest,
    input: { filter: { source: 'archived' } },
    answer: { items: [aLibraryAsset({ source: 'archived' })], total: 1 },
    exact: facts,
  }));

// @spec query:media-library.totals, entity:mediaLibraryTotals
test('the library is counted', () =>
  pactForCall(mediaLibraryTotals, {
    description: 'a query for the totals of the library',
    states: [
      ...boughtVideo,
      ...boughtAlbum,
      clip,
      audio,
      guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
      archived,
    ],
    caller: guest,
    input: {},
    answer: someLibraryTotals({
      photos: 1,
      audio: 1,
      chatClips: 1,
      tabs: { shop: 1, pinned: 1, archive: 1, feed: 0, messenger: 0, clips: 1, audio: 1 },
    }),
    exact: ['videos', 'photos', 'audio', 'chatClips', 'tabs'],
  }));

// @spec query:media-library.archive, feature:library.archive 1
test('an item is archived', () =>
  pactForCall(archiveLibraryAsset, {
    description: 'an item is put into the archive of the library',
    states: boughtVideo,
    caller: guest,
    input: { assetId: 'video-95001' },
    answer: aLibraryChange(),
    exact: ['assetId', 'isArchived', 'totals'],
  }));

// @spec query:media-library.unarchive, feature:library.archive 1
test('an item is brought back', () =>
  pactForCall(unarchiveLibraryAsset, {
    description: 'an item is brought back from the archive of the library',
    states: [...boughtVideo, archived],
    caller: guest,
    input: { assetId: 'video-95001' },
    answer: aLibraryChange({ isArchived: false, totals: someLibraryTotals() }),
    exact: ['assetId', 'isArchived', 'totals'],
  }));

test.each([
  ['archived', archiveLibraryAsset],
  ['brought back', unarchiveLibraryAsset],
] as const)('what is not in the library cannot be %s', (what, call) =>
  pactForCall(call, {
    description: `an item that the guest does not have is ${what}`,
    states: boughtVideo,
    caller: guest,
    input: { assetId: 'video-99999' },
    error: 'unknown',
    field: 'assetId',
  }),
);

test.each([
  ['the library is read', libraryAssets, {}],
  ['the library is counted', mediaLibraryTotals, {}],
  ['an item is archived', archiveLibraryAsset, { assetId: 'video-95001' }],
  ['an item is brought back', unarchiveLibraryAsset, { assetId: 'video-95001' }],
] as const)('%s by nobody without an account', (what, call, input) =>
  pactForCall(call, {
    description: `${what} by an ended session`,
    caller: expiredGuest,
    input,
    error: 'needLogin',
  }),
);

test('a mediaLibraryChanged push corrects the totals of another page', () =>
  pactForPush(
    mediaLibraryChanged,
    {
      description: 'a mediaLibraryChanged push when the guest archives an item on another page',
      caller: guest,
      states: boughtVideo,
      event: guestArchives({ guestId: 7, kind: 'video', id: 95001 }),
      payload: aLibraryChange(),
      exact: ['assetId', 'isArchived', 'totals'],
    },
    (side, deliver) => {
      const library = new MediaLibrary(side);
      library.listen(side);
      deliver();
      expect(library.totals.value).toEqual(aLibraryChange().totals);
    },
  ));
