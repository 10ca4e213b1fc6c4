import type { Failure, Result } from '@lounge/transport';
import { expect, test } from 'vitest';
import { PagedList } from './PagedList.ts';

interface Page {
  readonly ids: readonly number[];
  readonly total: number;
}

const failure: Failure = {
  kind: 'offline',
  callId: 'a/b/c',
  code: 'failed',
  field: null,
  requestId: null,
  message: '',
};

/** A list of ids on a server, newest first, read three at a time; each answer is that of the request, delivered by its number. */
const setUp = async (count: number, by: 'offset' | 'cursor') => {
  let ids = Array.from({ length: count }, (_, at) => count - at);
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let isOffline = false;
  const list = new PagedList<Page, number>(
    async (offset, last = Infinity) => {
      const rest = by === 'offset' ? ids.slice(offset) : ids.filter((id) => id < last);
      const answer: Result<Page> = isOffline
        ? { ok: false, failure }
        : { ok: true, value: { ids: rest.slice(0, 3), total: by === 'offset' ? ids.length : rest.length } };
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      return answer;
    },
    {
      itemsOf: (page) => page.ids,
      totalOf: ({ total }, offset) => (by === 'offset' ? total : offset + total),
      keyOf: (id) => id,
    },
  );
  await list.load();
  return {
    list,
    add: () => (ids = [ids.length + 1, ...ids]),
    hold: () => (isHeld = true),
    goOffline: (isOut: boolean) => (isOffline = isOut),
    /** Delivers what waits in this order, and then all that is asked for. */
    deliver: async (...order: readonly number[]) => {
      isHeld = false;
      for (const at of order) {
        waiting[at]?.();
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
    },
  };
};

test.each(['offset', 'cursor'] as const)('pages by %s append, each item once, until all are there', async (by) => {
  const { list, add } = await setUp(7, by);
  add();
  await list.loadMore();
  expect(list.items).toEqual(by === 'offset' ? [7, 6, 5, 4, 3] : [7, 6, 5, 4, 3, 2]);
  for (let page = 0; list.hasMore && page < 9; page += 1) await list.loadMore();
  expect(list.items).toEqual([7, 6, 5, 4, 3, 2, 1]);
  await list.loadMore();
  expect(list.items).toHaveLength(7);
});

test.each([
  ['offset', 'first page', [1, 0]],
  ['offset', 'later page', [0, 1]],
  ['cursor', 'first page', [1, 0]],
  ['cursor', 'later page', [0, 1]],
] as const)(
  'by %s a push while a page is read leaves no gap and no duplicate, the %s coming first',
  async (by, _, order) => {
    const { list, add, hold, deliver } = await setUp(9, by);
    await list.loadMore();
    hold();
    const loadingMore = list.loadMore();
    add();
    list.refresh();
    await deliver(...order);
    await loadingMore;
    const shown = [...list.items];
    expect(shown.slice(0, 3)).toEqual([10, 9, 8]);
    expect(shown).toEqual(Array.from({ length: shown.length }, (__, at) => 10 - at));
    for (let page = 0; list.hasMore && page < 9; page += 1) await list.loadMore();
    expect(list.items).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  },
);

test('a page that fails keeps what is there, says so, and can be read again', async () => {
  const { list, goOffline } = await setUp(5, 'offset');
  goOffline(true);
  await list.loadMore();
  expect([list.items, list.state, list.hasMoreFailed, list.hasMore]).toEqual([[5, 4, 3], 'ready', true, true]);
  goOffline(false);
  await list.loadMore();
  expect([list.items, list.hasMoreFailed]).toEqual([[5, 4, 3, 2, 1], false]);
});

test('a page of another list is dropped', async () => {
  const { list, hold, deliver } = await setUp(9, 'offset');
  hold();
  const loadingMore = list.loadMore();
  list.reset();
  expect([list.items, list.hasMore, list.isLoadingMore]).toEqual([[], false, false]);
  await deliver(0);
  await loadingMore;
  expect(list.items).toEqual([]);
});

test('a new item is added once, and an item changes in its place', async () => {
  const { list } = await setUp(5, 'cursor');
  list.prepend(6);
  list.prepend(6);
  expect([list.items, list.total]).toEqual([[6, 5, 4, 3], 6]);
  expect([list.changeItem(5, () => 50), list.changeItem(5, () => 51)]).toEqual([true, false]);
  expect(list.items).toEqual([6, 50, 4, 3]);
});

test('a snapshot of the first page is the list on the next page', async () => {
  const { list } = await setUp(5, 'offset');
  const { list: other } = await setUp(0, 'offset');
  other.restore(list.snapshot());
  expect([other.items, other.total, other.hasMore]).toEqual([[5, 4, 3], 5, true]);
});

test('pages that pushes bring are first pages and later ones, and an item that is removed shifts the next page', async () => {
  const { list } = await setUp(9, 'offset');
  list.replace({ ids: [12, 11, 10], total: 12 });
  list.append({ ids: [10, 9, 8], total: 12 });
  expect([list.items, list.total]).toEqual([[12, 11, 10, 9, 8], 12]);
  list.replace({ ids: [9, 8, 7], total: 9 });
  list.remove(9);
  list.remove(9);
  expect([list.items, list.total]).toEqual([[8, 7], 8]);
  // The server's list has not changed, so the page after two items begins with the last of these.
  await list.loadMore();
  expect(list.items).toEqual([8, 7, 6, 5]);
});

test('each page that is shown is reported once, and one that is dropped is not', async () => {
  const shown: number[] = [];
  const pages: readonly Page[] = [
    { ids: [3, 2], total: 3 },
    { ids: [1], total: 3 },
  ];
  const list = new PagedList<Page, number>(
    async (offset) => ({ ok: true, value: pages[offset / 2] ?? { ids: [], total: 3 } }),
    {
      itemsOf: (page) => page.ids,
      totalOf: ({ total }) => total,
      keyOf: (id) => id,
      onPage: ({ ids }) => shown.push(...ids),
    },
  );
  await list.load();
  await list.loadMore();
  const dropped = list.load();
  list.reset();
  await dropped;
  expect(shown).toEqual([3, 2, 1]);
});
