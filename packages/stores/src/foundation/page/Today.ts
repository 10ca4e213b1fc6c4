import { endOfBerlinDay } from '@lounge/locale';
import { startTimer } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { timeSince } from '../../reactive/time-since.ts';

/**
 * A moment of the current day, in milliseconds since 1970, for texts such as "today": the server's time of rendering, and a later one after
 * midnight in Berlin.
 */
export class Today {
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

  onMidnight(): void {
    const current = this.#currentTime();
    // A timer may fire early.
    if (current > endOfBerlinDay(this.now)) this.now = current;
    this.#wait();
  }

  #wait(): void {
    const current = this.#currentTime();
    startTimer(this.#timing, endOfBerlinDay(current) + 1000 - current, () => this.onMidnight());
  }
}
