/** A cache with a limit on its bytes, which evicts the least recently used values. */
export interface MemoryCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, bytes: Uint8Array): void;
}

/** Creates a cache of at most `limit` bytes; larger values are not stored. */
export function createMemoryCache(limit: number): MemoryCache {
  const entries = new Map<string, Uint8Array>();
  let total = 0;
  const drop = (key: string) => {
    total -= entries.get(key)?.byteLength ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const bytes = entries.get(key);
      if (!bytes) return undefined;
      // Inserted again, it becomes the last in the map's order.
      entries.delete(key);
      entries.set(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      drop(key);
      if (bytes.byteLength > limit) return;
      entries.set(key, bytes);
      total += bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (total <= limit) return;
        drop(oldest);
      }
    },
  };
}
