import type { Clock } from './clock.ts';

/** How an adjustable clock runs: in step with its source, with an offset to it, or not at all. */
export type ClockMode = 'live' | 'offset' | 'stopped';

/** A clock that can be moved, stopped and resumed; until then it follows its source. */
export class AdjustableClock implements Clock {
  readonly #source: Clock;
  #offset = 0;
  #stoppedAt: number | null = null;

  constructor(source: Clock) {
    this.#source = source;
  }

  now(): number {
    return this.#stoppedAt ?? this.#source.now() + this.#offset;
  }

  get mode(): ClockMode {
    if (this.#stoppedAt !== null) return 'stopped';
    return this.#offset === 0 ? 'live' : 'offset';
  }

  /** How it differs from its source: an offset in milliseconds, and the time at which it stands. */
  get adjustment(): { readonly offset: number; readonly stoppedAt: number | null } {
    return { offset: this.#offset, stoppedAt: this.#stoppedAt };
  }

  set adjustment({ offset, stoppedAt }: { readonly offset: number; readonly stoppedAt: number | null }) {
    this.#offset = offset;
    this.#stoppedAt = stoppedAt;
  }

  /** Changes the clock wherever the world is open, in one step. Resolves when it was changed everywhere; what `edit` throws changes nothing. */
  async change(edit: (clock: AdjustableClock) => void): Promise<void> {
    edit(this);
    return Promise.resolve();
  }

  /** Moves the time by `ms` milliseconds, backwards if negative; a stopped clock stays stopped. */
  moveBy(ms: number): void {
    if (this.#stoppedAt === null) this.#offset += ms;
    else this.#stoppedAt += ms;
  }

  /** Stops the clock; has no effect on a stopped one. */
  stop(): void {
    this.#stoppedAt ??= this.now();
  }

  /** Lets a stopped clock run on from its time. */
  resume(): void {
    if (this.#stoppedAt === null) return;
    this.#offset = this.#stoppedAt - this.#source.now();
    this.#stoppedAt = null;
  }

  /** Follows the source again. */
  reset(): void {
    this.#offset = 0;
    this.#stoppedAt = null;
  }
}
