import type { AnswerOf } from '@lounge/protocol';
import { emailPropertiesRefresh, guestInitData } from '@lounge/protocol/foundation/guest';
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
  readonly #context: ReadContext;

  constructor(context: ReadContext) {
    this.#context = context;
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

  /** The level of the platform's restriction: 0 without one, 3 is a lock. */
  get restrictionLevel(): number {
    return this.data.value?.restrictionLevel ?? 0;
  }

  /** Whether a lock or a restriction of level 1 or more keeps the guest from writing messages and comments. */
  get isBarredFromWriting(): boolean {
    return this.isLocked || this.restrictionLevel >= 1;
  }

  /** Whether a lock or a restriction of level 2 or more keeps the guest from spending. */
  get isBarredFromSpending(): boolean {
    return this.isLocked || this.restrictionLevel >= 2;
  }

  /** Whether the guest may write no comments. */
  get isBlockedForComments(): boolean {
    return this.isBarredFromWriting || (this.data.value?.isBlockedForComments ?? false);
  }

  /** Whether the guest takes part in an experiment, by its name. */
  isInTestGroup(value: string): boolean {
    return this.data.value?.testGroups.some((each) => each.value === value && each.isActive) ?? false;
  }

  load(): Promise<Result<GuestData>> {
    return this.data.load();
  }

  /** Asks whether an address that is not verified has become so; `emailVerified` answers. @spec socket:email-properties.refresh */
  async refreshEmail(): Promise<void> {
    if (this.isLoggedIn && this.isUnverified) await callWithin(this.#context, emailPropertiesRefresh, {});
  }

  /** Changes fields as a push reports them; ignored for an anonymous visitor. */
  update(changes: Partial<GuestData>): void {
    if (this.isLoggedIn) this.data.change((data) => ({ ...data, ...changes }));
  }
}
