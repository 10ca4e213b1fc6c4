import type { StorageKey } from '@lounge/locale';

/** The part of the browser's storage that stores use; its methods throw where storage is disabled or full. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One stored text. Readers must parse it: another version of the site, or the guest, may have written it. */
export interface StoredText {
  /** Null if nothing is stored or storage is disabled. */
  read(): string | null;
  /** Null removes the text. Has no effect where storage is disabled or full. */
  write(value: string | null): void;
}

/** The value of a stored text in JSON; null without one, or where it is none. */
export const jsonIn = (storedText: StoredText): unknown => {
  try {
    return JSON.parse(storedText.read() ?? 'null') as unknown;
  } catch {
    return null;
  }
};

/** The stored text of a key in a storage. Only keys compile that the list of stored items has. */
export const storedTextOf = (storage: TextStorage, key: StorageKey): StoredText => ({
  read: () => {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (value) => {
    try {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    } catch {
      // The value then lasts as long as the page.
    }
  },
});

/** A stored text that lasts as long as the page. */
export const storedTextInMemory = (): StoredText => {
  let stored: string | null = null;
  return { read: () => stored, write: (value) => void (stored = value) };
};
