import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Where a value stands; `failed` keeps the value that was there. */
export type LoadState = 'idle' | 'loading' | 'ready' | 'failed';

/** A value and where it stands, as JSON. */
export interface LoadableState<T = unknown> {
  readonly state: LoadState;
  readonly value: T | null;
  readonly failure: Failure | null;
}

/** Something that can be carried in a document and taken up again. */
export interface Restorable {
  snapshot(): LoadableState;
  restore(state: LoadableState<never>): void;
}

/** A value that is read from a back end, with the states a screen draws. */
export class Loadable<T> implements Restorable {
  state: LoadState = 'idle';
  value: T | null = null;
  failure: Failure | null = null;
  #latest = 0;

  constructor(initial: T | null = null) {
    if (initial !== null) {
      this.value = initial;
      this.state = 'ready';
    }
    makeAutoObservable<Loadable<T>>(this, { value: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Takes a value as it is. */
  set(value: T): void {
    this.value = value;
    this.failure = null;
    this.state = 'ready';
  }

  /** What there is, for a document. */
  snapshot(): LoadableState<T> {
    return { state: this.state, value: this.value, failure: this.failure };
  }

  /** Takes over what a document carried. */
  restore({ state, value, failure }: LoadableState<T>): void {
    this.state = state;
    this.value = value;
    this.failure = failure;
  }

  /** Says that a reading is due: those under way no longer count, also while it has not begun. */
  invalidate(): void {
    this.#latest += 1;
    this.state = 'loading';
  }

  /** Reads anew; of several readings at once only the latest counts. */
  async load(read: () => Promise<Result<T>>): Promise<Result<T>> {
    this.invalidate();
    const mine = this.#latest;
    const result = await read();
    runInAction(() => {
      if (mine !== this.#latest) return;
      if (result.ok) return this.set(result.value);
      this.failure = result.failure;
      this.state = 'failed';
    });
    return result;
  }
}
