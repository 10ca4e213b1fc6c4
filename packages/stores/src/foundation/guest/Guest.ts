import type { AnswerOf } from '@lounge/protocol';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** The data of the site's visitor. */
export type GuestData = AnswerOf<typeof guestInitData>;

/**
 * The visitor: anonymous until the data was read.
 * @spec entity:guestState
 */
export class Guest {
  readonly data = new Loadable<GuestData>();
  readonly #context: StoreContext;
  /** Reads of the data; a push makes them stale. */
  readonly #pushes = new LatestRead();

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get id(): number | null {
    return this.data.value?.id ?? null;
  }

  get isLoggedIn(): boolean {
    return this.data.value?.isLoggedIn ?? false;
  }

  /** Whether the guest has an e-mail address that is not verified. */
  get isUnverified(): boolean {
    const { value } = this.data;
    return value !== null && value.email !== null && !value.isEmailVerified;
  }

  /** Whether the account is locked: the guest may look at everything and write nothing. @spec feature:account.locked */
  get isLocked(): boolean {
    return this.data.value?.isLocked ?? false;
  }

  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const read = () => client.call(guestInitData, {}, { signal: scope.signal });
    await this.data.load(() => this.#pushes.readUntilCurrent(read));
  }

  /** Changes fields as a push reports them; ignored for an anonymous visitor. */
  update(changes: Partial<GuestData>): void {
    const { value } = this.data;
    if (value?.isLoggedIn !== true) return;
    this.#pushes.invalidate();
    this.data.set({ ...value, ...changes });
  }
}
