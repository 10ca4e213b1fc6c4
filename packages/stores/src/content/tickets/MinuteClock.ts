import { startTimer } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { timeSince } from '../../reactive/time-since.ts';

const minuteMs = 60_000;

/**
 * The time in whole steps of a minute, for countdowns that show no seconds. Begins at the instant of the server's rendering, or now where it
 * is created in a later minute.
 */
export class MinuteClock {
  now: number;
  readonly #timing: Pick<StoreContext, 'clock' | 'scope'>;
  readonly #currentTime: () => number;

  /** `currentTime` is the time since the rendering. @default that since the clock was created */
  constructor(
    renderedAt: number,
    timing: Pick<StoreContext, 'clock' | 'scope'>,
    currentTime = timeSince(renderedAt, timing),
  ) {
    const now = currentTime();
    this.now = Math.floor(now / minuteMs) === Math.floor(renderedAt / minuteMs) ? renderedAt : now;
    this.#timing = timing;
    this.#currentTime = currentTime;
    makeAutoObservable(this);
    this.#wait();
  }

  onMinute(): void {
    this.now = this.#currentTime();
    this.#wait();
  }

  #wait(): void {
    const passed = this.#currentTime() % minuteMs;
    startTimer(this.#timing, minuteMs - passed, () => this.onMinute());
  }
}
