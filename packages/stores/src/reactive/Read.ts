import type { AnswerOf, AnyCall, InputOf, Push } from '@lounge/protocol';
import type { Result } from '@lounge/transport';
import { actionBound, makeObservable, override } from 'mobx';
import type { PushSource, StoreContext } from '../ports.ts';
import { LatestRead } from './LatestRead.ts';
import { Loadable, type LoadableState } from './Loadable.ts';
import { reloadOnResync } from './reload-on-resync.ts';

/** Dependencies of a read: the client, and the lifetime that ends it. */
export type ReadContext = Pick<StoreContext, 'client' | 'scope' | 'hasAnalyticsConsent'>;

/** Makes a call that ends with the scope. A change that must not end with its page calls the client itself. */
export const callWithin = <C extends AnyCall>(
  { client, scope }: ReadContext,
  call: C,
  input: InputOf<C>,
): Promise<Result<AnswerOf<C>>> => client.call(call, input, { signal: scope.signal });

/** The part of an answer that a store keeps. */
export const mapped = <T, U>(result: Result<T>, map: (value: T) => U): Result<U> =>
  result.ok ? { ok: true, value: map(result.value) } : result;

/** A value that is read from the server, and again as pushes change it. */
export class Read<T> extends Loadable<T> {
  readonly #read: () => Promise<Result<T>>;
  readonly #onValue: ((value: T) => void) | undefined;
  readonly #pushes = new LatestRead();
  /** Equal reads in flight share an answer, so a push repeats a read and begins no other one beside it. */
  #inFlight = 0;

  /** `onValue` runs with a value that was read or restored, in the action that sets it. */
  constructor(fetch: () => Promise<Result<T>>, onValue?: (value: T) => void) {
    super();
    this.#onValue = onValue;
    this.#read = () => this.track(() => this.#pushes.readUntilCurrent(fetch), onValue);
    makeObservable(this, {
      load: actionBound,
      refresh: actionBound,
      replace: actionBound,
      change: actionBound,
      restore: override,
    });
  }

  /** Takes over a snapshot of a read of the same type. */
  override restore(state: LoadableState): void {
    super.restore(state);
    if (this.value !== null) this.#onValue?.(this.value);
  }

  /** Reads the value, and again if a push has changed it meanwhile. Of overlapping reads the latest counts. */
  async load(): Promise<Result<T>> {
    this.#inFlight += 1;
    try {
      return await this.#read();
    } finally {
      this.#inFlight -= 1;
    }
  }

  /** Reads again what was read or failed; the value stays meanwhile. */
  refresh(): void {
    this.expire();
    if (this.state === 'idle' || this.#inFlight > 0) return;
    this.markStale();
    void this.load();
  }

  /** Repeats reads in flight: something newer is known than their answers may have. */
  expire(): void {
    this.#pushes.invalidate();
  }

  /** Replaces the value by a newer one; reads in flight are repeated. */
  replace(value: T): void {
    this.expire();
    this.set(value);
  }

  /** Changes what was read, as a push says; reads in flight are repeated. */
  change(change: (value: T) => T): void {
    this.expire();
    if (this.value !== null) this.set(change(this.value));
  }

  /** Reads again after each of these pushes, and after pushes were missed. */
  listen(source: PushSource, ...pushes: readonly Push[]): void {
    for (const push of pushes) source.scope.onEnd(source.socket.on(push, this.refresh));
    reloadOnResync(source, () => [this], this.load);
  }
}
