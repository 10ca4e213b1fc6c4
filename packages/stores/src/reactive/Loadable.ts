import type { Failure, Result } from '@lounge/transport';
import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LatestRead } from './LatestRead.ts';

/** The state of a value; `failed` keeps the last value that was read. */
export type LoadState = 'idle' | 'loading' | 'ready' | 'failed';

/** A value and its state, as JSON. */
export interface LoadableState<T = unknown> {
  readonly state: LoadState;
  readonly value: T | null;
  readonly failure: Failure | null;
}

/** Something that the server's page transfers into the browser. */
export interface Restorable {
  snapshot(): LoadableState;
  restore(state: LoadableState): void;
}

/** A value that is read from the server, with the states that a screen renders. */
export class Loadable<T> implements Restorable {
  state: LoadState = 'idle';
  value: T | null = null;
  failure: Failure | null = null;
  readonly #reads = new LatestRead();
  #isStale = false;

  constructor(initial: T | null = null) {
    if (initial !== null) {
      this.value = initial;
      this.state = 'ready';
    }
    // Not automatic, so that classes may extend it.
    makeObservable(this, {
      state: observable,
      value: observableRef,
      failure: observableRef,
      set: actionBound,
      restore: actionBound,
      reset: actionBound,
      invalidate: actionBound,
      markStale: actionBound,
      track: actionBound,
    });
  }

  /** Replaces the value without reading; a read in flight still counts. */
  set(value: T): void {
    this.value = value;
    this.failure = null;
    this.state = 'ready';
  }

  snapshot(): LoadableState<T> {
    return { state: this.state, value: this.value, failure: this.failure };
  }

  /** Takes over a snapshot of a loadable of the same type. */
  restore({ state, value, failure }: LoadableState): void {
    this.state = state;
    this.value = value as T | null;
    this.failure = failure;
  }

  /** Forgets the value; answers of reads in flight are dropped. */
  reset(): void {
    this.#reads.invalidate();
    this.restore({ state: 'idle', value: null, failure: null });
  }

  /** Drops the answers of reads in flight and shows that another read is due, which may begin later. */
  invalidate(): void {
    this.#reads.invalidate();
    this.state = 'loading';
  }

  /**
   * Marks the value as out of date until a read that begins now or later succeeds, and drops the answers of reads in flight. A `ready`
   * value stays while the next read is under way, and if that fails.
   */
  markStale(): void {
    this.#reads.invalidate();
    this.#isStale = true;
  }

  /** Whether another read is due: the value is stale, or could not be read without a network. */
  get isDue(): boolean {
    return this.#isStale || (this.state === 'failed' && this.failure?.kind === 'offline');
  }

  /**
   * Shows the progress of a read. Of overlapping reads only the latest counts: `onValue` runs with its value, in the action that sets
   * it. Returns this read's own result, stale or not.
   */
  async track(read: () => Promise<Result<T>>, onValue?: (value: T) => void): Promise<Result<T>> {
    const isCurrent = this.#reads.begin();
    const isInBackground = this.#isStale && this.state === 'ready';
    if (!isInBackground) this.state = 'loading';
    const result = await read();
    runInAction(() => {
      if (!isCurrent()) return;
      if (!result.ok) {
        if (isInBackground) return;
        this.failure = result.failure;
        this.state = 'failed';
        return;
      }
      this.#isStale = false;
      this.set(result.value);
      onValue?.(result.value);
    });
    return result;
  }
}
