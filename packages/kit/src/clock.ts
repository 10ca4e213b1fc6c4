/** The time of components that wait. */
export interface KitClock {
  /** Milliseconds that only grow; their origin has no meaning. */
  now(): number;
  /** Runs a function once, after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The browser's clock, which does not jump with the device's date. */
export const browserClock: KitClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
