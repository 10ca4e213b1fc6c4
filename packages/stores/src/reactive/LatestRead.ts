import type { Result } from '@lounge/transport';

/**
 * Tells the current one of several overlapping reads, so that a stale answer is dropped. An answer is stale when a later
 * read began, or something newer arrived by another way, such as a push.
 */
export class LatestRead {
  #version = 0;

  /** Begins a read; all earlier ones become stale. Returns a predicate: whether this one is still current. */
  begin(): () => boolean {
    this.invalidate();
    return this.watch();
  }

  /** Returns a predicate: whether nothing newer has begun or arrived since. Reads in flight stay current. */
  watch(): () => boolean {
    const version = this.#version;
    return () => version === this.#version;
  }

  /** Makes all reads in flight stale. */
  invalidate(): void {
    this.#version += 1;
  }

  /** Reads again until the answer is not stale or the read fails: for answers that no push replaces entirely. */
  async readUntilCurrent<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
    const isCurrent = this.watch();
    const result = await read();
    return !result.ok || isCurrent() ? result : this.readUntilCurrent(read);
  }
}
