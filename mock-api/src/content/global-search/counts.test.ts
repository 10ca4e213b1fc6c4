import {
  globalSearch,
  resultPrices,
  searchActors,
  searchBlog,
  searchGalleries,
  searchMediaLibrary,
  searchResult,
  searchSuggestions,
  searchTags,
  searchVideos,
} from '@lounge/protocol/content/global-search';
import { videoList } from '@lounge/protocol/content/videos';
import { mediathekVideos } from '@lounge/protocol/engagement/tv';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestBoughtAlbum } from '../galleries/states.ts';
import { guestBoughtVideo } from '../videos/states.ts';

const guestId = 7;

const setUp = async () => {
  const { world, run } = aWorld();
  await guestIsLoggedIn.setUp({ guestId, token: 'test' }, world);
  await guestBoughtVideo.setUp({ guestId, videoId: 5001 }, world);
  await guestBoughtAlbum.setUp({ guestId, albumId: 1001 }, world);
  return { run, ...testClient(world) };
};

type Page = { readonly items: readonly { readonly id: number }[]; readonly total: number };

/** How many results all pages of a search have; each page says the same. */
const countOf = async (read: (offset: number) => Promise<Page>): Promise<number> => {
  const ids: number[] = [];
  const { total, items } = await read(0);
  for (let page = items; page.length > 0;) {
    ids.push(...page.map(({ id }) => id));
    if (ids.length >= total) break;
    const next = await read(ids.length);
    expect(next.total).toBe(total);
    page = [...next.items];
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(total);
  return total;
};

// @spec feature:search.global 2
test.each([
  ['mirela', 'en'],
  ['piano', 'en'],
  ['klavier', 'de'],
  ['gelbes', 'de'],
  ['garten', 'de'],
  ['haus boot', 'de'],
  ['jardín', 'es'],
  ['música', 'es'],
  ['tuin', 'nl'],
  ['evening', 'en'],
] as const)('all counts of %j in %s are those of the pages that they lead to', async (searchPattern, language) => {
  const { answer } = await setUp();
  const caller = { guestId, language };
  const pages = {
    models: await countOf((offset) => answer(searchActors, { searchPattern, offset }, caller)),
    videos: await countOf((offset) => answer(searchVideos, { searchPattern, offset }, caller)),
    galleries: await countOf((offset) => answer(searchGalleries, { searchPattern, offset }, caller)),
    mediaLibrary: await countOf((offset) => answer(searchMediaLibrary, { searchPattern, offset }, caller)),
    tv: await countOf((offset) => answer(mediathekVideos, { searchPattern, offset }, caller)),
    blog: await countOf((offset) => answer(searchBlog, { searchPattern, offset }, caller)),
  };
  const tabs = await answer(searchResult, { language, searchPattern, withTotalCount: true }, { guestId });
  expect(tabs.totals).toEqual(pages);
  const typed = await answer(globalSearch, { searchPattern }, caller);
  const { actors, videos, mediathek, tv, blog } = typed;
  expect([actors, videos, mediathek, tv, blog].map(({ count }) => count)).toEqual([
    pages.models,
    pages.videos,
    pages.mediaLibrary,
    pages.tv,
    pages.blog,
  ]);
  for (const { id, count } of await answer(searchTags, { searchPattern }, caller))
    expect(await countOf((offset) => answer(videoList, { tags: [id], first: 100, offset }, caller))).toBe(count);
  for (const proposal of (await answer(searchSuggestions, { searchPattern }, caller)).suggestions) {
    const found = await answer(searchResult, { language, searchPattern: proposal, withTotalCount: true }, { guestId });
    expect(found.totalCount).toBeGreaterThan(0);
  }
});

const visitors = [
  ['a visitor', null, 0],
  ['a VIP', guestId, 1],
] as const;

test.each(visitors.flatMap(([who, id, isVip]) => resultPrices.map((price) => [who, price, id, isVip] as const)))(
  '%s finds videos and albums for at most %i hundredths of a coin',
  async (_, maxPrice, id, isVip) => {
    const { answer, run } = await setUp();
    await run(`update guest set "isVip" = ${isVip} where id = ${guestId}`);
    const caller = { guestId: id, language: 'en' } as const;
    const input = { searchPattern: 'garden', first: 100 };
    const costs = (price: number | undefined, vip: boolean, flatrate: boolean) =>
      flatrate ? 0 : (price ?? (vip ? Number.POSITIVE_INFINITY : 0));
    const all = {
      videos: (await answer(searchVideos, input, caller)).items,
      albums: (await answer(searchGalleries, input, caller)).items,
    };
    const cheap = {
      videos: all.videos.filter((item) => costs(item.price?.value, item.vip, item.guestInfo.flatrate) <= maxPrice),
      albums: all.albums.filter(
        (item) => costs(item.prices.album?.value, item.isVipContent, item.guestInfo.flatrate) <= maxPrice,
      ),
    };
    expect(cheap.videos.length).toBeGreaterThan(0);
    expect(cheap.albums.length).toBeGreaterThan(0);
    const videos = await answer(searchVideos, { ...input, maxPrice }, caller);
    const albums = await answer(searchGalleries, { ...input, maxPrice }, caller);
    expect(videos).toEqual({ items: cheap.videos, total: cheap.videos.length });
    expect(albums).toEqual({ items: cheap.albums, total: cheap.albums.length });
  },
);

test.each([[{ from: 600, to: -1 }], [{ from: -1, to: 1200 }], [{ from: 600, to: 1200 }]])(
  'videos are found by their length, %j',
  async (duration) => {
    const { answer } = await setUp();
    const input = { searchPattern: 'garden', first: 100 };
    const { items } = await answer(searchVideos, input);
    const fitting = items.filter(
      ({ duration: length }) => length >= duration.from && (duration.to < 0 || length <= duration.to),
    );
    expect([fitting.length > 0, fitting.length < items.length]).toEqual([true, true]);
    expect(await answer(searchVideos, { ...input, duration })).toEqual({ items: fitting, total: fitting.length });
    expect(await answer(searchVideos, { ...input, duration, offset: 500 })).toEqual({
      items: [],
      total: fitting.length,
    });
  },
);
