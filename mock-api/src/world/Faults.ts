import type { FailureCode } from '@lounge/protocol';

/** What shall befall the next calls of an id. */
export interface Fault {
  /** The id of a declared call or command; `*` means whichever comes next. */
  readonly call: string;
  /** How many calls it befalls. */
  readonly times: number;
  /** How much later they are handled, in milliseconds. */
  readonly ms: number;
  /** How they fail; null lets them go on. */
  readonly code: FailureCode | null;
}

const byTimer = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The faults that somebody planned for a world's calls. */
export class Faults {
  /** Null while nothing is planned, so that a call looks at this and at nothing else. */
  planned: Map<string, Fault> | null = null;
  readonly #wait: (ms: number) => Promise<void>;

  constructor(wait = byTimer) {
    this.#wait = wait;
  }

  /** Plans a fault; what was planned for the same id before is forgotten. */
  plan(fault: Fault): void {
    this.planned ??= new Map();
    this.planned.set(fault.call, fault);
  }

  /** Forgets everything that was planned. */
  forget(): void {
    this.planned = null;
  }

  /** What is still to come. */
  get list(): readonly Fault[] {
    return [...(this.planned?.values() ?? [])];
  }

  /** Lets a call meet what is planned for it: waits, counts, and says how the call fails, or null where it goes on. */
  async meet(id: string): Promise<FailureCode | null> {
    const fault = this.planned?.get(id) ?? this.planned?.get('*');
    if (fault === undefined) return null;
    this.#count(fault);
    if (fault.ms > 0) await this.#wait(fault.ms);
    return fault.code;
  }

  #count(fault: Fault): void {
    if (fault.times > 1) {
      this.planned?.set(fault.call, { ...fault, times: fault.times - 1 });
      return;
    }
    this.planned?.delete(fault.call);
    if (this.planned?.size === 0) this.planned = null;
  }
}
