import { videosPerGrid } from '@lounge/protocol/content/videos';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { plainVideoFilter, variablesOf } from './video-filter.ts';
import { VideoListing } from './VideoListing.ts';

const setUp = () => {
  const stores = testStores({});
  const now = () => stores.world.clock.now();
  const listing = new VideoListing(() => variablesOf(plainVideoFilter('free'), now()), stores.context);
  return { ...stores, listing };
};

// @spec constant:mobile.videosPerGrid
test('a list is read page by page, without a video twice', async () => {
  const { listing, sent } = setUp();
  await listing.open();
  expect(listing.list.items).toHaveLength(videosPerGrid);
  expect(listing.list.total).toBeGreaterThan(2 * videosPerGrid);
  await listing.open(3);
  expect([listing.pages, sent.length]).toEqual([3, 3]);
  const ids = listing.list.items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await listing.open(2);
  expect(sent).toHaveLength(3);
});

test('a document carries the pages of its address; one far beyond reads five', async () => {
  const { listing, sent } = setUp();
  await listing.open(40);
  expect([listing.pages, sent.length, listing.list.value?.items.length]).toEqual([5, 5, 5 * videosPerGrid]);
});

test('a page beyond the end shows the end', async () => {
  const { listing, sent, world } = setUp();
  await world.database.change((tx) => tx.query('delete from video where price > 0 or id > 5100', []));
  await listing.open(9);
  expect(listing.list.hasMore).toBe(false);
  expect(listing.list.items.length).toBe(listing.list.total);
  expect(sent.length).toBeLessThan(3);
});

test('a list that could not be read is read again when it is opened again', async () => {
  const { listing, failRequests } = setUp();
  failRequests(/videoList/);
  await listing.open();
  expect(listing.list.state).toBe('failed');
  failRequests(null);
  await listing.open();
  expect(listing.list.items).toHaveLength(videosPerGrid);
});
