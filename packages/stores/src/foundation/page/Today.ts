import { endOfBerlinDay } from '@lounge/locale';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';

/**
 * A moment of today, in milliseconds since 1970, for words such as "today": the one that the server drew the page with, and
 * a later one as soon as another day has begun in Berlin. Only what went by is taken from the guest's clock, which may be
 * wrong.
 */
export class Today {
  now: number;
  readonly #clock: StoreContext['clock'];
  readonly #drawnAt: number;
  readonly #began: number;
  #stop = (): void => undefined;

  constructor(drawnAt: number, { clock, scope }: Pick<StoreContext, 'clock' | 'scope'>) {
    this.now = drawnAt;
    this.#clock = clock;
    this.#drawnAt = drawnAt;
    this.#began = clock.now();
    makeAutoObservable(this);
    this.#wait();
    scope.onEnd(() => this.#stop());
  }

  onMidnight(): void {
    const current = this.#drawnAt + this.#clock.now() - this.#began;
    // A timer may come early.
    if (current > endOfBerlinDay(this.now)) this.now = current;
    this.#wait();
  }

  #wait(): void {
    const current = this.#drawnAt + this.#clock.now() - this.#began;
    this.#stop = this.#clock.after(endOfBerlinDay(current) + 1000 - current, () => this.onMidnight());
  }
}
