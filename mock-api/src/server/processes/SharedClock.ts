import { AdjustableClock } from '../../world/AdjustableClock.ts';
import type { Clock } from '../../world/clock.ts';
import { SharedValue, type SharedBy } from './SharedValue.ts';

/** The clock of a world that several processes have open: what one of them moves is moved in all. */
export class SharedClock extends AdjustableClock {
  readonly #stored: SharedValue<AdjustableClock['adjustment']>;
  readonly #source: Clock;

  constructor(source: Clock, by: SharedBy) {
    super(source);
    this.#source = source;
    this.#stored = new SharedValue('clock', by, (adjustment) => {
      this.adjustment = adjustment;
    });
  }

  /** Reads how the clock was moved. */
  load(): Promise<void> {
    return this.#stored.load();
  }

  /** Two processes that move the clock at once move it twice. */
  override change(edit: (clock: AdjustableClock) => void): Promise<void> {
    return this.#stored.change((stored) => {
      const clock = new AdjustableClock(this.#source);
      if (stored !== null) clock.adjustment = stored;
      edit(clock);
      return clock.adjustment;
    });
  }
}
