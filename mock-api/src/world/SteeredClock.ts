import type { Clock } from './world.ts';

/** How a steered clock goes: with the machine's, beside it, or not at all. */
export type ClockMode = 'follows' | 'moved' | 'stands';

/** A world's clock that can be moved, stopped and let go again; untouched it tells what its source tells. */
export class SteeredClock implements Clock {
  readonly #source: Clock;
  #ahead = 0;
  #standsAt: number | null = null;

  constructor(source: Clock) {
    this.#source = source;
  }

  now(): number {
    return this.#standsAt ?? this.#source.now() + this.#ahead;
  }

  get mode(): ClockMode {
    if (this.#standsAt !== null) return 'stands';
    return this.#ahead === 0 ? 'follows' : 'moved';
  }

  /** Moves the time by so many milliseconds, back where they are negative; a clock that stands goes on standing. */
  moveBy(ms: number): void {
    if (this.#standsAt === null) this.#ahead += ms;
    else this.#standsAt += ms;
  }

  /** Stops the time. */
  standStill(): void {
    this.#standsAt ??= this.now();
  }

  /** Lets the time go on from where it is. */
  runAgain(): void {
    if (this.#standsAt === null) return;
    this.#ahead = this.#standsAt - this.#source.now();
    this.#standsAt = null;
  }

  /** Gives the machine's time back. */
  follow(): void {
    this.#ahead = 0;
    this.#standsAt = null;
  }
}
