import { reject } from '../../dispatch/handler.ts';
import type { After } from '../../scripts/after.ts';
import type { ProtectedLive } from './protected-clips.ts';

/** Limits of requests that wait for a part. A player has two at a time: for its playlist and for the part in the hint. */
export const liveWaitLimits = {
  perAddress: 8,
  total: 2000,
  /** TV has a share only, as anyone may watch it and others pay for their chats. */
  tv: 1000,
} as const;

/** Requests that wait for the next part of a stream. */
export class LiveWaits {
  readonly #after: After;
  readonly #waiting = new Map<string, number>();
  #total = 0;
  #ofTv = 0;

  constructor(after: After) {
    this.#after = after;
  }

  /** How many requests wait. */
  get size(): number {
    return this.#total;
  }

  /**
   * Waits for `ms` milliseconds, or until the signal aborts. Rejects with `tooMany` if too many requests wait already, for the same
   * address, for TV or in all.
   */
  async wait(
    { address, actorId }: Pick<ProtectedLive, 'address' | 'actorId'>,
    ms: number,
    signal: AbortSignal,
  ): Promise<void> {
    const count = this.#waiting.get(address) ?? 0;
    const isOfTv = actorId === null;
    if (count >= liveWaitLimits.perAddress || this.#total >= liveWaitLimits.total) reject('tooMany');
    if (isOfTv && this.#ofTv >= liveWaitLimits.tv) reject('tooMany');
    this.#waiting.set(address, count + 1);
    this.#total += 1;
    if (isOfTv) this.#ofTv += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = this.#after(ms, resolve);
    const onGone = (): void => resolve();
    signal.addEventListener('abort', onGone, { once: true });
    if (signal.aborted) resolve();
    await promise;
    cancel();
    signal.removeEventListener('abort', onGone);
    this.#leave(address);
    if (isOfTv) this.#ofTv -= 1;
  }

  #leave(address: string): void {
    const left = (this.#waiting.get(address) ?? 1) - 1;
    if (left === 0) this.#waiting.delete(address);
    else this.#waiting.set(address, left);
    this.#total -= 1;
  }
}
