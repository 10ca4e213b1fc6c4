import { AdjustableClock } from '../../world/AdjustableClock.ts';
import type { Clock } from '../../world/clock.ts';
import { SharedValue, type SharedBy } from './SharedValue.ts';

/** The clock of a world that several processes have open: what one of them moves is moved in all. */
export class SharedClock extends AdjustableClock {
  readonly #stored: SharedValue<AdjustableClock['adjustment']>;

  constructor(source: Clock, by: SharedBy) {
    super(source);
    this.#stored = new SharedValue('clock', by, (adjustment) => {
      this.adjustment = adjustment;
    });
  }

  /** Reads how the clock was moved. */
  load(): Promise<void> {
    return this.#stored.load();
  }

  override settled(): Promise<void> {
    return this.#stored.set(this.adjustment);
  }
}
