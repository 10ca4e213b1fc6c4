import { startTimer } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { timeSince } from '../../reactive/time-since.ts';

/** All clocks are whole quarters of an hour apart. */
const quarterMs = 900_000;

/**
 * A moment of the current day, in milliseconds since 1970, for texts such as "today": the server's time of rendering, and a later one after
 * each quarter of an hour, as a day begins with one in every time zone.
 */
export class Today {
  now: number;
  readonly #timing: Pick<StoreContext, 'clock' | 'scope'>;
  readonly #currentTime: () => number;

  /** `currentTime` is the time since the rendering. @default that since the creation */
  constructor(
    renderedAt: number,
    timing: Pick<StoreContext, 'clock' | 'scope'>,
    currentTime = timeSince(renderedAt, timing),
  ) {
    const now = currentTime();
    this.now = Math.floor(now / quarterMs) === Math.floor(renderedAt / quarterMs) ? renderedAt : now;
    this.#timing = timing;
    this.#currentTime = currentTime;
    makeAutoObservable(this);
    this.#wait();
  }

  onQuarter(): void {
    const current = this.#currentTime();
    // A timer may fire early.
    if (Math.floor(current / quarterMs) > Math.floor(this.now / quarterMs)) this.now = current;
    this.#wait();
  }

  #wait(): void {
    startTimer(this.#timing, quarterMs - (this.#currentTime() % quarterMs), () => this.onQuarter());
  }
}
