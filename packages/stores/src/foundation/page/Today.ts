import { endOfBerlinDay } from '@lounge/locale';
import { startTimer } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';

/**
 * A moment of the current day, in milliseconds since 1970, for texts such as "today": the server's time of rendering, and a later one after
 * midnight in Berlin. The guest's clock, which may be wrong, only gives elapsed time.
 */
export class Today {
  now: number;
  readonly #timing: Pick<StoreContext, 'clock' | 'scope'>;
  readonly #renderedAt: number;
  readonly #startedAt: number;

  constructor(renderedAt: number, timing: Pick<StoreContext, 'clock' | 'scope'>) {
    this.now = renderedAt;
    this.#timing = timing;
    this.#renderedAt = renderedAt;
    this.#startedAt = timing.clock.now();
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

  #currentTime(): number {
    return this.#renderedAt + this.#timing.clock.now() - this.#startedAt;
  }
}
