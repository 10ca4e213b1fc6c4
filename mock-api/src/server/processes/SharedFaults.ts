import { Faults, type Fault } from '../../world/Faults.ts';
import { SharedValue, type SharedBy } from './SharedValue.ts';

/** The faults of a world that several processes have open: a fault for one call applies to one call of all. */
export class SharedFaults extends Faults {
  readonly #stored: SharedValue<readonly Fault[]>;

  constructor(by: SharedBy) {
    super();
    this.#stored = new SharedValue('faults', by, (faults) => {
      this.pending = faults.length === 0 ? null : new Map(faults.map((each) => [each.call, each]));
    });
  }

  /** Reads the faults that wait for calls. */
  load(): Promise<void> {
    return this.#stored.load();
  }

  override change(edit: (faults: Faults) => void): Promise<void> {
    return this.#stored.change((stored) => {
      const faults = new Faults();
      for (const each of stored ?? []) faults.inject(each);
      edit(faults);
      return faults.list;
    });
  }

  /** Takes a fault off those that all processes have. Returns null if another call was first. */
  protected override async take(call: string): Promise<Fault | null> {
    let taken: Fault | null = null;
    await this.#stored.edit((stored) => {
      const faults = stored ?? [];
      taken = faults.find((each) => each.call === call) ?? null;
      return faults
        .map((each) => (each === taken ? { ...each, times: each.times - 1 } : each))
        .filter(({ times }) => times > 0);
    });
    return taken;
  }
}
