import type { AnswerOf } from '@lounge/protocol';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** The data of the site's visitor. */
export type GuestData = AnswerOf<typeof guestInitData>;

/**
 * The visitor: anonymous until the data was read.
 * @spec entity:guestState
 */
export class Guest {
  readonly data: Read<GuestData>;

  constructor(context: ReadContext) {
    this.data = new Read(() => callWithin(context, guestInitData, {}));
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

  load(): Promise<Result<GuestData>> {
    return this.data.load();
  }

  /** Changes fields as a push reports them; ignored for an anonymous visitor. */
  update(changes: Partial<GuestData>): void {
    if (this.isLoggedIn) this.data.change((data) => ({ ...data, ...changes }));
  }
}
