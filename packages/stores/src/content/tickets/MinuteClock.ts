import { startTimer } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { timeSince } from '../../reactive/time-since.ts';

const minuteMs = 60_000;

/** The time in whole steps of a minute, for countdowns that show no seconds. Begins at the instant of the server's rendering. */
export class MinuteClock {
  now: number;
  readonly #timing: Pick<StoreContext, 'clock' | 'scope'>;
  readonly #currentTime: () => number;

  constructor(renderedAt: number, timing: Pick<StoreContext, 'clock' | 'scope'>) {
    this.now = renderedAt;
    this.#timing = timing;
    this.#currentTime = timeSince(renderedAt, timing);
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
