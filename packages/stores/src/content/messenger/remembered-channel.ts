/** The part of a browser's storage that stores use; it may throw where storage is off. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A place for one text; storage that is off or full keeps nothing and says nothing. */
export interface TextSlot {
  read(): string | null;
  /** Null empties it. */
  write(value: string | null): void;
}

/** A slot of a storage under a key. */
export const slotOf = (storage: TextStorage, key: string): TextSlot => ({
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
      // Full or forbidden: what would have been kept lives as long as the page.
    }
  },
});

/** A slot that forgets with the page. */
export const slotInMemory = (): TextSlot => {
  let kept: string | null = null;
  return { read: () => kept, write: (value) => void (kept = value) };
};

/** Where the performer of the last selected channel is remembered, for one guest. @spec rule:remember-channel */
export const rememberedChannelKey = (guestId: number): string => `messenger.channel.${guestId}`;

/** Where messages that have not gone out are kept, for one guest. */
export const outboxKey = (guestId: number): string => `messenger.outbox.${guestId}`;
