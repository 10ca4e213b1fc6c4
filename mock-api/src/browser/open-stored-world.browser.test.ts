import { afterEach, expect, test } from 'vitest';
import type { Seeds } from '../seed/fill.ts';
import { schemaVersion } from '../world/tables.ts';
import { openStoredWorld, type ImageStore, type StoredWorld } from './open-stored-world.ts';

const now = Date.parse('2027-03-01T20:00:00.000Z');
const open: StoredWorld[] = [];

afterEach(() => open.splice(0).forEach(({ world }) => world.database.close()));

const seeds: Seeds = {
  performers: [],
  albums: [],
  videos: [],
  shows: [],
  jumbotron: [],
  legalTexts: [],
  gifts: [
    {
      id: 1,
      name: { de: 'Rose', en: 'Rose', nl: 'Roos', es: 'Rosa' },
      price: 500,
      drawing: 'rose',
      isActive: true,
      isVip: false,
      categoryId: 1,
    },
  ],
};

const memoryStore = () => {
  const stored: { image: Uint8Array | null; writes: number } = { image: null, writes: 0 };
  const store: ImageStore = {
    read: () => Promise.resolve(stored.image),
    write: async (image) => void Object.assign(stored, { image, writes: stored.writes + 1 }),
  };
  return { stored, store };
};

const openOver = async (store: ImageStore, after = (_ms: number, _callback: () => void) => () => undefined as void) => {
  const reported: unknown[] = [];
  const stored = await openStoredWorld({
    store,
    clock: { now: () => now },
    after,
    report: (cause: unknown) => void reported.push(cause),
    seeds: () => Promise.resolve(seeds),
  });
  open.push(stored);
  return { ...stored, reported };
};

const price = async ({ world }: StoredWorld): Promise<unknown> => {
  const rows = await world.database.reader.query('select price from gift where id = 1', []);
  return (rows as { price: number }[])[0]?.price;
};

const setPrice = ({ world }: StoredWorld, cents: number) =>
  world.database.change((tx) => tx.query('update gift set price = ? where id = 1', [cents]));

test('the next page has saved changes only', async () => {
  const { stored, store } = memoryStore();
  const first = await openOver(store);
  expect([first.isNew, await price(first)]).toEqual([true, 500]);
  await setPrice(first, 700);
  await first.save();
  await setPrice(first, 900);
  const second = await openOver(store);
  expect([second.isNew, await price(second), stored.writes]).toEqual([false, 700, 1]);
});

test('saves changes together after a delay, and only if there are any', async () => {
  const { stored, store } = memoryStore();
  const timers: (() => void)[] = [];
  const page = await openOver(store, (_, callback) => {
    timers.push(callback);
    return () => undefined;
  });
  await setPrice(page, 700);
  await setPrice(page, 800);
  expect(timers).toHaveLength(1);
  timers[0]?.();
  await page.save();
  expect(stored.writes).toBe(1);
  await page.save();
  expect(stored.writes).toBe(1);
});

test('does not save a failing change', async () => {
  const { store } = memoryStore();
  const page = await openOver(store);
  const failing = page.world.database.change(async (tx) => {
    await tx.query('update gift set price = 1', []);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await page.save();
  expect(await price(await openOver(store))).toBe(500);
});

test.each([
  ['no database', () => Promise.resolve(new TextEncoder().encode('not sqlite '.repeat(200)))],
  [
    'of another version',
    async () => {
      const { stored, store } = memoryStore();
      const page = await openOver(store);
      await page.world.database.change((tx) =>
        tx.query(`update meta set value = ? where key = 'schema'`, [String(schemaVersion + 1)]),
      );
      await page.save();
      return stored.image;
    },
  ],
])('replaces an image that is %s with a new world', async (_, image) => {
  const { stored, store } = memoryStore();
  stored.image = await image();
  const page = await openOver(store);
  expect([page.isNew, await price(page)]).toEqual([true, 500]);
});
