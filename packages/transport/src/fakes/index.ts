import type { Clock } from '../clock.ts';
import type { Carrier, WireAnswer, WireRequest } from '../carrier.ts';

/** A clock that stands until it is moved. */
export interface FakeClock extends Clock {
  /** Moves the clock on; timers run in order, at their own time. */
  advance(ms: number): void;
}

/** Makes a standing clock. */
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
  };
};

/** A carrier that answers by a function and remembers what was asked. */
export const fakeCarrier = (
  answer: (request: WireRequest) => WireAnswer | Promise<WireAnswer>,
): Carrier & { readonly sent: WireRequest[] } => {
  const sent: WireRequest[] = [];
  return {
    sent,
    send: async (request) => {
      sent.push(request);
      return answer(request);
    },
  };
};
