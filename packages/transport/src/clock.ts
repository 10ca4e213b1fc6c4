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

/**
 * The time of a server, which said that it was `now`, in milliseconds since 1970, `ago` milliseconds before this call: the device's clock
 * may be wrong, so only elapsed time is taken from it.
 */
export const clockOfServer = (now: number, ago: number): Clock => {
  const ahead = now + ago - Date.now();
  return { ...systemClock, now: () => Date.now() + ahead };
};
