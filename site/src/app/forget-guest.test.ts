import { outboxKey, rememberedChannelKey } from '@lounge/stores/content/messenger';
import { storedItems } from '@lounge/locale';
import { expect, test } from 'vitest';
import { forgetGuest } from './forget-guest.ts';

const storageOf = (keys: readonly string[]) => {
  const items = new Map(keys.map((key) => [key, 'text']));
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  return { storage, keys: () => [...items.keys()] };
};

test('forgets unsent messages, texts and the last conversation of a guest, and nothing of others', () => {
  const own = [
    outboxKey(7),
    rememberedChannelKey(7),
    storedItems.sessionConfig.name,
    storedItems.lastSearches.name,
    storedItems.feedLikes.name,
  ];
  const others = [outboxKey(77), rememberedChannelKey(17), 'something else'];
  const { storage, keys } = storageOf([...own, ...others]);
  forgetGuest(7, () => storage);
  expect(keys()).toEqual(others);
});

test('every stored item that the table keeps until the log-out is forgotten', () => {
  const kept = Object.values(storedItems).filter(({ keptFor }) => keptFor === 'logOut');
  const ofGuest = kept.map(({ name }) => (name.endsWith('.') ? `${name}7` : name));
  const { storage, keys } = storageOf(ofGuest);
  forgetGuest(7, () => storage);
  expect(keys()).toEqual([]);
});

test('a browser without storage has nothing to forget', () => {
  const disabled = () => {
    throw new Error('denied');
  };
  expect(() => forgetGuest(7, disabled)).not.toThrow();
});
