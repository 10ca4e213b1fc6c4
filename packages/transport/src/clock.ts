/** A clock, so that tests control the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `act` once after `ms`. Returns a function that cancels it. */
  after(ms: number, act: () => void): () => void;
}

/** The system's time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
