import type { KitClock } from '../clock.ts';

/** @spec constant:dailyBonus.tickMs */
const secondMs = 1000;

/** The one timer of all countdowns of a clock; it waits only while one of them counts. */
class SecondTicker {
  readonly #clock: KitClock;
  readonly #listeners = new Set<() => void>();
  #stop: (() => void) | null = null;

  constructor(clock: KitClock) {
    this.#clock = clock;
  }

  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#stop === null) this.#wait();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
  }

  #wait(): void {
    this.#stop = this.#clock.after(secondMs, () => {
      this.#wait();
      for (const listener of this.#listeners) listener();
    });
  }
}

const tickers = new WeakMap<KitClock, SecondTicker>();

/** Calls a function each second, at the same moment as all others of this clock. Returns what ends it. */
export function onEverySecond(clock: KitClock, listener: () => void): () => void {
  const ticker = tickers.get(clock) ?? new SecondTicker(clock);
  tickers.set(clock, ticker);
  return ticker.add(listener);
}
