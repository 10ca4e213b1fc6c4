import {
  archiveLibraryAsset,
  libraryAssets,
  libraryPageSize,
  mediaLibraryTotals,
  unarchiveLibraryAsset,
} from '@lounge/protocol/content/media-library';
import { getVideoPlayback } from '@lounge/protocol/content/videos';
import { mostCounted, type InputOf } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import {
  anAlbumOfPerformer,
  aPerformer,
  aPostOfPerformer,
  aVideoOfPerformer,
  guestBoughtAlbum,
  guestBoughtPost,
  guestBoughtVideo,
  guestHasChatMedia,
  guestHasPinned,
  guestIsLoggedIn,
  setUpState,
  type ProviderState,
} from '../../states.ts';

const robin = { guestId: 7 };
const noVideos = { videos: 0, photos: 0, audio: 0, chatClips: 0 };

const setUp = async (...states: readonly ProviderState[]) => {
  const testWorld = aWorld();
  const { world, pass } = testWorld;
  const base = [
    guestIsLoggedIn({ guestId: 7, token: 'robins' }),
    guestIsLoggedIn({ guestId: 8, token: 'others' }),
    aPerformer({ id: 9101, name: 'Noor Vega' }),
    aPerformer({ id: 9102, name: 'Ada Marsh' }),
    aVideoOfPerformer({ id: 95001, actorId: 9101, title: 'Rooftop, after rain', price: 2400 }),
    aVideoOfPerformer({ id: 95002, actorId: 9102, title: 'Élan and piano', price: 2400 }),
    anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
  ];
  for (const each of [...base, ...states]) {
    await setUpState(each, world);
    pass(1000);
  }
  const client = testClient(world);
  const page = (input: InputOf<typeof libraryAssets> = {}, who: object = robin) =>
    client.answer(libraryAssets, input, who);
  const ids = async (input: InputOf<typeof libraryAssets> = {}) => (await page(input)).items.map(({ id }) => id);
  const archive = (assetId: string) => client.answer(archiveLibraryAsset, { assetId }, robin);
  const unarchive = (assetId: string) => client.answer(unarchiveLibraryAsset, { assetId }, robin);
  const totals = () => client.answer(mediaLibraryTotals, {}, robin);
  return { ...testWorld, ...client, page, ids, archive, unarchive, totals };
};

const all = [
  guestBoughtVideo({ guestId: 7, videoId: 95001 }),
  guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
  guestBoughtVideo({ guestId: 7, videoId: 95002 }),
  guestHasChatMedia({ id: 1, guestId: 7, actorId: 9101, kind: 'clip', daysOld: 1 }),
  guestHasChatMedia({ id: 2, guestId: 7, actorId: 9102, kind: 'audio', daysOld: 2 }),
  guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
];
const pinned = { source: 'pinned' } as const;
const archived = { source: 'archived' } as const;

// @spec query:media-library.assets, entity:mediaLibraryItem, feature:library.browse 3, 5
test.each([
  ['nothing', {}, ['video-95002', 'album-91001', 'video-95001', 'clip-1', 'audio-2']],
  ['videos', { filter: { mediaType: 'video' } }, ['video-95002', 'video-95001', 'clip-1']],
  ['photos', { filter: { mediaType: 'photo' } }, ['album-91001']],
  [
    'what was bought in the shop',
    { filter: { source: 'purchased', origin: 'shop' } },
    ['video-95002', 'album-91001', 'video-95001'],
  ],
  ['chat clips', { filter: { origin: 'chatClip', mediaType: 'video' } }, ['clip-1']],
  ['audio', { filter: { origin: 'chatClip', mediaType: 'audio' } }, ['audio-2']],
  ['pins', { filter: pinned }, ['picture-91001001']],
  ['the archive', { filter: archived }, []],
  ['a page', { first: 2, offset: 1 }, ['album-91001', 'video-95001']],
  ['the oldest first', { order: 'oldest' }, ['audio-2', 'clip-1', 'video-95001', 'album-91001', 'video-95002']],
  ['titles', { order: 'title', filter: { mediaType: 'video' } }, ['video-95001', 'video-95002', 'clip-1']],
  ['performers', { order: 'performer' }, ['video-95002', 'audio-2', 'album-91001', 'video-95001', 'clip-1']],
  ['a word of a title', { search: 'roof' }, ['video-95001']],
  ['a folded word', { search: 'ELAN' }, ['video-95002']],
  ['a performer', { search: 'noor' }, ['album-91001', 'video-95001', 'clip-1']],
  ['words of which one is missing', { search: 'noor piano' }, []],
  ['no word', { search: '%' }, []],
  ['what is longer than all', { offset: 400 }, []],
] as const)('asked for %s, the library has it', async (_, input, expected) => {
  const { ids } = await setUp(...all);
  expect(await ids(input as InputOf<typeof libraryAssets>)).toEqual(expected);
});

// @spec entity:mediaLibraryItem
test('an item says what it is, why it is there, and where it opens or plays', async () => {
  const { page } = await setUp(...all);
  const { items, total } = await page();
  expect(total).toBe(5);
  expect(items.at(-3)).toMatchObject({
    id: 'video-95001',
    mediaType: 'video',
    source: 'purchased',
    origin: 'shop',
    title: 'Rooftop, after rain',
    actor: { id: 9101, name: 'Noor Vega' },
    duration: 724,
    isLocked: false,
    media: null,
    link: '/en/amateur/noor-vega/videos/95001/',
  });
  expect(items.at(-2)).toMatchObject({
    mediaType: 'video',
    origin: 'chatClip',
    title: null,
    link: null,
    duration: 90,
    media: { captions: [] },
  });
  const [picture] = (await page({ filter: pinned })).items;
  expect(picture).toMatchObject({ mediaType: 'photo', source: 'pinned', origin: 'shop', pictureCount: null });
});

// @spec component:MediaLibraryTile 10
test('a page has 30 items unless more are asked for, and no more than 100', async () => {
  const many = Array.from({ length: 130 }, (_, at) =>
    guestHasChatMedia({ id: at + 1, guestId: 7, actorId: 9101, kind: 'clip' }),
  );
  const { page } = await setUp(...many);
  const sizes = await Promise.all(
    [{}, { first: 60 }, { first: 5000 }].map(async (each) => (await page(each)).items.length),
  );
  expect([...sizes, (await page()).total]).toEqual([libraryPageSize, 60, 100, 130]);
});

test('a pinned video is a pin of an album with its id; what is pinned and not bought is locked', async () => {
  const { page } = await setUp(
    guestHasPinned({ guestId: 7, kind: 'album', id: 95001 }),
    guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
    guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
  );
  const { items } = await page({ filter: pinned });
  expect(items.map(({ id, isLocked }) => [id, isLocked])).toEqual([
    ['album-91001', false],
    ['video-95001', true],
  ]);
});

test('what was given counts as bought in the shop, once', async () => {
  const { run, ids, totals } = await setUp(guestBoughtVideo({ guestId: 7, videoId: 95001 }));
  const give = (id: number) =>
    run(`insert into "givenMedia" values ('7 video ${id}', 7, 'video', ${id}, '2026-11-19T10:00:00.000Z')`);
  await give(95001);
  await give(95002);
  expect(await ids({ filter: { origin: 'shop' } })).toEqual(['video-95001', 'video-95002']);
  expect(await totals()).toMatchObject({ videos: 2, tabs: { shop: 2 } });
});

// @spec query:media-library.totals, entity:mediaLibraryTotals
test('totals count what is owned, the archive included, and each part for itself', async () => {
  const { totals, archive } = await setUp(...all);
  const owned = { videos: 2, photos: 1, audio: 1, chatClips: 1 };
  expect(await totals()).toEqual({
    ...owned,
    tabs: { shop: 3, pinned: 1, archive: 0, feed: 0, messenger: 0, clips: 1, audio: 1 },
  });
  for (const id of ['video-95001', 'picture-91001001', 'clip-1']) await archive(id);
  expect(await totals()).toEqual({
    ...owned,
    tabs: { shop: 2, pinned: 0, archive: 3, feed: 0, messenger: 0, clips: 0, audio: 1 },
  });
});

// @spec query:media-library.archive, query:media-library.unarchive, feature:library.archive 2, component:MediaLibraryTile 11
test('what is archived is in the archive only, stays open, and comes back', async () => {
  const { archive, unarchive, ids, answer } = await setUp(...all);
  expect(await archive('video-95001')).toMatchObject({
    assetId: 'video-95001',
    isArchived: true,
    totals: { tabs: { archive: 1 } },
  });
  expect(await ids({ filter: { origin: 'shop' } })).toEqual(['video-95002', 'album-91001']);
  expect(await ids({ filter: archived })).toEqual(['video-95001']);
  expect((await answer(getVideoPlayback, { videoId: 95001 }, robin)).full).not.toBeNull();
  expect(await archive('video-95001')).toMatchObject({ totals: { tabs: { archive: 1 } } });
  expect(await unarchive('video-95001')).toMatchObject({
    isArchived: false,
    totals: { tabs: { archive: 0, shop: 3 } },
  });
  expect(await unarchive('video-95001')).toMatchObject({ isArchived: false });
  expect(await ids({ filter: archived })).toEqual([]);
});

test.each(['picture-91001001', 'audio-2', 'album-91001'])('%s goes to the archive and back', async (id) => {
  const { archive, unarchive, ids } = await setUp(...all);
  await archive(id);
  expect(await ids({ filter: archived })).toEqual([id]);
  await unarchive(id);
  expect(await ids({ filter: archived })).toEqual([]);
});

test('a pin that is taken off leaves the archive too; what is also bought stays there', async () => {
  const { archive, ids, run } = await setUp(...all, guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }));
  await archive('picture-91001001');
  await archive('album-91001');
  await run('delete from pin where "guestId" = 7');
  expect(await ids({ filter: archived })).toEqual(['album-91001']);
});

test('content that was deleted is neither listed nor counted', async () => {
  const { run, ids, totals } = await setUp(...all);
  await run('delete from video where id = 95001');
  expect(await ids({ filter: { origin: 'shop' } })).toEqual(['video-95002', 'album-91001']);
  expect(await totals()).toMatchObject({ videos: 1, tabs: { shop: 2 } });
});

test('the archive of a guest is no other guest’s', async () => {
  const { archive, page, outcome } = await setUp(...all, guestBoughtVideo({ guestId: 8, videoId: 95001 }));
  await archive('video-95001');
  expect((await page({}, { guestId: 8 })).items.map(({ id }) => id)).toEqual(['video-95001']);
  expect(await outcome(archiveLibraryAsset, { assetId: 'clip-1' }, { guestId: 8 })).toMatchObject({ code: 'unknown' });
});

test('a change tells the guest’s other pages, a repeated one does not', async () => {
  const { archive, world } = await setUp(...all);
  const pushed: unknown[] = [];
  world.bus.subscribe(({ to, message }) => pushed.push({ to, ...message }));
  await archive('video-95001');
  await archive('video-95001');
  expect(pushed).toMatchObject([
    {
      to: { guestId: 7 },
      type: 'mediaLibraryChanged',
      assetId: 'video-95001',
      isArchived: true,
      totals: { videos: 2 },
    },
  ]);
});

test.each([
  'video-95002',
  'album-1',
  'clip-99',
  'video-0',
  'video-2147483648',
  'video-99999999999999',
  'actor-9101',
  'video',
  "video-1' or 1=1",
])('%s, which is not in the library, cannot be archived or brought back', async (assetId) => {
  const { outcome } = await setUp(guestBoughtVideo({ guestId: 7, videoId: 95001 }));
  for (const call of [archiveLibraryAsset, unarchiveLibraryAsset])
    expect(await outcome(call, { assetId }, robin)).toMatchObject({ ok: false, code: 'unknown', field: 'assetId' });
});

test.each([
  [libraryAssets, {}],
  [mediaLibraryTotals, {}],
  [archiveLibraryAsset, { assetId: 'video-95001' }],
  [unarchiveLibraryAsset, { assetId: 'video-95001' }],
])('visitors have no library', async (call, input) => {
  const { outcome } = await setUp();
  expect(await outcome(call, input)).toMatchObject({ ok: false, code: 'needLogin' });
});

test('a new guest has an empty library', async () => {
  const { page, totals } = await setUp();
  expect(await page()).toEqual({ items: [], total: 0 });
  expect(await totals()).toMatchObject(noVideos);
});

/** A library with this many bought videos, a third of them archived, and as many clips as albums. */
const bigLibrary = async (size: number) => {
  const test = await setUp();
  const { run, world } = test;
  const rows = async (sql: string, insertOf: (at: number) => string) => {
    for (let at = 0; at < size; at += 500)
      await run(
        `${sql} values ${Array.from({ length: Math.min(500, size - at) }, (_, of) => insertOf(at + of)).join(',')}`,
      );
  };
  const minute = (at: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + at * 60_000).toISOString();
  const [{ id: first } = { id: 0 }] = await run<{ id: number }>('select min(id) as id from video where id < 90000');
  await rows('insert into purchase (key, "guestId", kind, "contentId", at)', (at) => {
    const id = 5_000_000 + at;
    return `('7 video ${id}', 7, 'video', ${id}, '${minute(at)}')`;
  });
  const columns = (await run<Record<string, unknown>>(`select * from video where id = ${first}`))[0] ?? {};
  const names = Object.keys(columns)
    .filter((name) => name !== 'id')
    .map((name) => `"${name}"`)
    .join(', ');
  await run(
    `insert into video (id, ${names}) select p."contentId", ${names
      .split(', ')
      .map((name) => `v.${name}`)
      .join(', ')} from purchase as p, video as v where p."contentId" >= 5000000 and v.id = ${first}`,
  );
  let queries = 0;
  const { reader } = world.database;
  const counted = {
    ...world,
    database: {
      ...world.database,
      reader: { ...reader, query: (...call: Parameters<typeof reader.query>) => (queries++, reader.query(...call)) },
    },
  };
  const client = testClient(counted);
  return {
    ...test,
    read: async (input: InputOf<typeof libraryAssets>) => {
      queries = 0;
      const began = performance.now();
      const { total, items } = await client.answer(libraryAssets, input, robin);
      return { total, count: items.length, queries, ms: performance.now() - began };
    },
  };
};

test('a library of 10,000 costs as many reads as one of 40, wherever its page is', async () => {
  const small = await bigLibrary(40);
  const large = await bigLibrary(10_000);
  const few = await small.read({});
  const page = await large.read({ offset: 9000 });
  // A total counts to the next page, or to 1,000.
  const counted = 9000 + libraryPageSize + 1;
  expect([page.total, page.count, page.queries]).toEqual([counted, libraryPageSize, few.queries]);
  expect([few.total, (await large.read({})).total]).toEqual([40, mostCounted]);
  expect(few.queries).toBeLessThan(9);
});

test('bought posts are in a part of their own, and can be archived', async () => {
  const { page, ids, archive, totals, run } = await setUp(
    ...all,
    aPostOfPerformer({ id: 92001, actorId: 9101, kind: 'clip', price: 900, title: 'Backstage' }),
    aPostOfPerformer({ id: 92002, actorId: 9102, kind: 'photos', price: 900, ageRating: 18, photoCount: 3 }),
    guestBoughtPost({ guestId: 7, postId: 92001 }),
    guestBoughtPost({ guestId: 7, postId: 92002 }),
    guestBoughtPost({ guestId: 8, postId: 92002 }),
  );
  const inFeed = { filter: { origin: 'feed' } } as const;
  await run(`update guest set "avsStatus" = 'pending' where id = 7`);
  expect((await page(inFeed)).items).toMatchObject([
    {
      id: 'post-92002',
      mediaType: 'photo',
      title: null,
      isLocked: true,
      pictureCount: 3,
      preview: { url: '/pictures/velvet/portrait/bust-noor-closed-1-1/locked' },
    },
    {
      id: 'post-92001',
      mediaType: 'video',
      origin: 'feed',
      source: 'purchased',
      title: 'Backstage',
      isLocked: false,
      duration: 84,
      link: '/en/feed/92001/',
      preview: { url: '/pictures/velvet/still/bloom-noor-closed-1-1' },
    },
  ]);
  expect(await ids({ filter: { origin: 'shop' } })).not.toContain('post-92001');
  expect(await ids({ filter: { mediaType: 'video' } })).toContain('post-92001');
  expect(await ids({ search: 'noor', ...inFeed })).toEqual(['post-92001']);
  expect(await ids({ order: 'title', ...inFeed })).toHaveLength(2);
  expect((await totals()).tabs).toMatchObject({ shop: 3, feed: 2, archive: 0 });
  expect(await archive('post-92001')).toMatchObject({ totals: { tabs: { feed: 1, archive: 1 } } });
  expect(await ids({ filter: archived })).toEqual(['post-92001']);
  expect(await ids(inFeed)).toEqual(['post-92002']);
});
