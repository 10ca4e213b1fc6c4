import type { Clock, Scope } from '@lounge/transport';

/** For how long the results of a query are kept, in milliseconds. @spec constant:search.cacheMs */
export const searchCacheMs = 300_000;

/** How often results that are too old are removed, in milliseconds. @spec constant:search.cacheCleanerMs */
export const searchCacheCleanerMs = 5000;

/**
 * The results of searches by query, each for five minutes. Its cleaner runs only while there is something to clean.
 * @spec state:search-caching, feature:search.cache
 * @assumed The typed search and its tags are kept; pages of results are read anew.
 */
export class SearchCache {
  readonly #entries = new Map<string, { readonly until: number; readonly value: unknown }>();
  readonly #clock: Clock;
  readonly #scope: Scope;
  #isCleaning = false;

  constructor({ clock, scope }: { readonly clock: Clock; readonly scope: Scope }) {
    this.#clock = clock;
    this.#scope = scope;
  }

  /** The number of results that are held, those included that the cleaner has not removed yet. */
  get size(): number {
    return this.#entries.size;
  }

  /** The result of a query; null without one, and for one that is too old. */
  get<T>(query: string): T | null {
    const entry = this.#entries.get(query);
    if (entry === undefined || entry.until <= this.#clock.now()) return null;
    // Whoever sets a query reads it under the same key.
    return entry.value as T;
  }

  set(query: string, value: unknown): void {
    this.#entries.set(query, { until: this.#clock.now() + searchCacheMs, value });
    this.#cleanLater();
  }

  #cleanLater(): void {
    if (this.#isCleaning || this.#entries.size === 0) return;
    this.#isCleaning = true;
    const cancel = this.#clock.after(searchCacheCleanerMs, () => {
      forget();
      this.#isCleaning = false;
      this.#clean();
      this.#cleanLater();
    });
    const forget = this.#scope.onEnd(cancel);
  }

  #clean(): void {
    const now = this.#clock.now();
    for (const [query, { until }] of this.#entries) if (until <= now) this.#entries.delete(query);
  }
}
