/** Remembers the values used last, up to a sum of bytes. */
export interface Recent {
  get(key: string): Uint8Array | undefined;
  set(key: string, bytes: Uint8Array): void;
}

/** Makes a memory of at most `limit` bytes; the longest unused goes first, too large ones never enter. */
export function createRecent(limit: number): Recent {
  const kept = new Map<string, Uint8Array>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      // Set anew, it becomes the last in the map's order.
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      drop(key);
      if (bytes.byteLength > limit) return;
      kept.set(key, bytes);
      total += bytes.byteLength;
      for (const oldest of kept.keys()) {
        if (total <= limit) return;
        drop(oldest);
      }
    },
  };
}
