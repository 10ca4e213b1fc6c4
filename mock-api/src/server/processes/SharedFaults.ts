import { Faults, type Fault } from '../../world/Faults.ts';
import { SharedValue, type SharedBy } from './SharedValue.ts';

/** A fault as JSON, which has no infinity: null for all calls. */
interface StoredFault extends Omit<Fault, 'times'> {
  readonly times: number | null;
}

const toStored = (fault: Fault): StoredFault => ({
  ...fault,
  times: fault.times === Number.POSITIVE_INFINITY ? null : fault.times,
});

const fromStored = (fault: StoredFault): Fault => ({ ...fault, times: fault.times ?? Number.POSITIVE_INFINITY });

/** The faults of a world that several processes have open: a fault for one call applies to one call of all. */
export class SharedFaults extends Faults {
  readonly #stored: SharedValue<readonly StoredFault[]>;

  constructor(by: SharedBy) {
    super();
    this.#stored = new SharedValue('faults', by, (faults) => {
      this.pending = faults.length === 0 ? null : new Map(faults.map((each) => [each.call, fromStored(each)]));
    });
  }

  /** Reads the faults that wait for calls. */
  load(): Promise<void> {
    return this.#stored.load();
  }

  override change(edit: (faults: Faults) => void): Promise<void> {
    return this.#stored.change((stored) => {
      const faults = new Faults();
      for (const each of stored ?? []) faults.inject(fromStored(each));
      edit(faults);
      return faults.list.map(toStored);
    });
  }

  /** Takes a fault off those that all processes have. Returns null if another call was first. */
  protected override async take(call: string): Promise<Fault | null> {
    let taken: Fault | null = null;
    await this.#stored.edit((stored) => {
      const faults = (stored ?? []).map(fromStored);
      taken = faults.find((each) => each.call === call) ?? null;
      return faults
        .map((each) => (each === taken ? { ...each, times: each.times - 1 } : each))
        .filter(({ times }) => times > 0)
        .map(toStored);
    });
    return taken;
  }
}
