/** Time as the transport uses it, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `act` once after `ms`; the answer takes it back. */
  after(ms: number, act: () => void): () => void;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
