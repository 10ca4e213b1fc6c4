import type { Result } from '@lounge/transport';
import { makeAutoObservable, observable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { optimistic } from '../../reactive/optimistic.ts';

interface Change {
  readonly isOn: boolean;
}

/**
 * The flags of the guest that changed on this page, over those that were read: shown at once, taken back to what is stored if they did not
 * arrive. Changes of one flag are sent one after the other.
 */
export class GuestFlags {
  readonly #changed = observable.map<string, Change>({}, { deep: false });
  /** The changes that arrived. */
  readonly #stored = new Map<string, Change>();
  readonly #sending = new Map<string, Promise<unknown>>();
  readonly #scope: StoreContext['scope'];

  constructor({ scope }: Pick<StoreContext, 'scope'>) {
    this.#scope = scope;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether a flag is set, with what changed since it was read. */
  isOn(key: string, read: boolean): boolean {
    return this.#changed.get(key)?.isOn ?? read;
  }

  /** Changes a flag. */
  set<A>(key: string, isOn: boolean, send: () => Promise<Result<A>>): Promise<Result<A>> {
    const change: Change = { isOn };
    return optimistic(this.#scope, {
      now: () => {
        this.#changed.set(key, change);
        return () => this.#restore(key, change);
      },
      send: () => this.#inTurn(key, change, send),
    });
  }

  async #inTurn<A>(key: string, change: Change, send: () => Promise<Result<A>>): Promise<Result<A>> {
    const sent = (this.#sending.get(key) ?? Promise.resolve()).then(send);
    this.#sending.set(
      key,
      sent.catch(() => undefined),
    );
    const result = await sent;
    if (result.ok) this.#stored.set(key, change);
    return result;
  }

  /** Takes a change back, unless another one followed. */
  #restore(key: string, change: Change): void {
    if (this.#changed.get(key) !== change) return;
    const stored = this.#stored.get(key);
    if (stored === undefined) this.#changed.delete(key);
    else this.#changed.set(key, stored);
  }
}
