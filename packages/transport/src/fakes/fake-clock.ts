import type { Clock } from '../clock.ts';

/** A clock that a test moves. */
export interface FakeClock extends Clock {
  /** Moves the clock forward; timers fire in order, each at its time. */
  advance(ms: number): void;
  /** Moves the clock forward as a sleeping device does: due timers fire in order, but late, at the end. */
  sleep(ms: number): void;
}

/** Creates a clock that stands still. */
export const fakeClock = (start = Date.parse('2026-11-20T19:00:00.000Z')): FakeClock => {
  let time = start;
  let serial = 0;
  const timers = new Map<number, { at: number; act: () => void }>();
  const nextBefore = (limit: number) =>
    [...timers].filter(([, { at }]) => at <= limit).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
  return {
    now: () => time,
    after: (ms, act) => {
      serial += 1;
      const id = serial;
      timers.set(id, { at: time + ms, act });
      return () => timers.delete(id);
    },
    advance: (ms) => {
      const target = time + ms;
      for (let next = nextBefore(target); next !== undefined; next = nextBefore(target)) {
        const [id, { at, act }] = next;
        timers.delete(id);
        time = at;
        act();
      }
      time = target;
    },
    sleep: (ms) => {
      time += ms;
      for (let next = nextBefore(time); next !== undefined; next = nextBefore(time)) {
        timers.delete(next[0]);
        next[1].act();
      }
    },
  };
};
