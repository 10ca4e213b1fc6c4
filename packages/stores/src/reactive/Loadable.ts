import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Where a value stands; `failed` keeps the value that was there. */
export type LoadState = 'idle' | 'loading' | 'ready' | 'failed';

/** A value that is read from a back end, with the states a screen draws. */
export class Loadable<T> {
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

  /** Reads anew; of several readings at once only the latest counts. */
  async load(read: () => Promise<Result<T>>): Promise<Result<T>> {
    this.#latest += 1;
    const mine = this.#latest;
    this.state = 'loading';
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
