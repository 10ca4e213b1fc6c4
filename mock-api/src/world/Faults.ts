import type { FailureCode } from '@lounge/protocol';

/** A fault that is injected into the next calls with this id, or a stub, which answers them. */
export interface Fault {
  /** The id of a declared call or command; `*` matches any. */
  readonly call: string;
  /** How many calls it applies to; `Infinity` for all. */
  readonly times: number;
  /** Delay before they are handled, in milliseconds. */
  readonly ms: number;
  /** The failure; null lets them pass after the delay. */
  readonly code: FailureCode | null;
  /** The name of a stub, by which the journal mentions it; absent for a fault. */
  readonly stub?: string;
  /** The answer of a stub in place of the handler’s; absent where it fails or delays. */
  readonly answer?: { readonly value: unknown };
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

  /** Removes all faults and stubs. */
  clear(): void {
    this.pending = null;
  }

  /** Removes the fault or the stub with this id. */
  remove(call: string): void {
    this.pending?.delete(call);
    if (this.pending?.size === 0) this.pending = null;
  }

  /** Changes the faults wherever the world is open, in one step. Resolves when they were changed everywhere. */
  async change(edit: (faults: Faults) => void): Promise<void> {
    edit(this);
    return Promise.resolve();
  }

  /** The faults that have not been used up. */
  get list(): readonly Fault[] {
    return [...(this.pending?.values() ?? [])];
  }

  /** Applies the fault or the stub for a call, if there is one: counts it and waits. Returns it, or null if there is none. */
  async apply(id: string): Promise<Fault | null> {
    const known = this.pending?.get(id) ?? this.pending?.get('*');
    const fault = known === undefined ? null : await this.take(known.call);
    if (fault !== null && fault.ms > 0) await this.#wait(fault.ms);
    return fault;
  }

  /** Counts a fault that applies to a call. Returns null if it was used up meanwhile. */
  protected take(call: string): Promise<Fault | null> {
    const fault = this.pending?.get(call) ?? null;
    if (fault === null) return Promise.resolve(null);
    if (fault.times > 1) this.pending?.set(call, { ...fault, times: fault.times - 1 });
    else this.pending?.delete(call);
    if (this.pending?.size === 0) this.pending = null;
    return Promise.resolve(fault);
  }
}
