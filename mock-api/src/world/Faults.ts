import type { FailureCode } from '@lounge/protocol';

/** A fault that is injected into the next calls with this id. */
export interface Fault {
  /** The id of a declared call or command; `*` matches any. */
  readonly call: string;
  /** How many calls it applies to. */
  readonly times: number;
  /** Delay before they are handled, in milliseconds. */
  readonly ms: number;
  /** The failure; null lets them pass after the delay. */
  readonly code: FailureCode | null;
}

const byTimer = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Faults to be injected into the calls of a world. */
export class Faults {
  /** Null while there are none, so that a call without faults costs one comparison. */
  pending: Map<string, Fault> | null = null;
  readonly #wait: (ms: number) => Promise<void>;

  constructor(wait = byTimer) {
    this.#wait = wait;
  }

  /** Injects a fault into the next calls; replaces an earlier fault with the same id. */
  inject(fault: Fault): void {
    this.pending ??= new Map();
    this.pending.set(fault.call, fault);
  }

  /** Removes all faults. */
  clear(): void {
    this.pending = null;
  }

  /** The faults that have not been used up. */
  get list(): readonly Fault[] {
    return [...(this.pending?.values() ?? [])];
  }

  /** Applies the fault for a call, if there is one: counts it and waits. Returns the failure, or null when the call passes. */
  async apply(id: string): Promise<FailureCode | null> {
    const fault = this.pending?.get(id) ?? this.pending?.get('*');
    if (fault === undefined) return null;
    this.#count(fault);
    if (fault.ms > 0) await this.#wait(fault.ms);
    return fault.code;
  }

  #count(fault: Fault): void {
    if (fault.times > 1) {
      this.pending?.set(fault.call, { ...fault, times: fault.times - 1 });
      return;
    }
    this.pending?.delete(fault.call);
    if (this.pending?.size === 0) this.pending = null;
  }
}
