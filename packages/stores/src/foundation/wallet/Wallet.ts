import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { getGuestBalance, guestBalance } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext, PushSource, BalanceSource } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** A guest's balance; `balance.value` is in hundredths of a coin. */
export type Balance = AnswerOf<typeof getGuestBalance>;

const isSame = (one: Balance, other: Balance): boolean =>
  one.balance.value === other.balance.value &&
  one.balance.currency === other.balance.currency &&
  one.balanceFormatted === other.balanceFormatted &&
  one.isPayingCustomer === other.isPayingCustomer;

/**
 * The guest's balance: from the page's data first, then from pushes. A push is newer than the answer to a read that began
 * before it. Pushes without a change, or for an anonymous visitor, are ignored.
 */
export class Wallet {
  readonly pushed: Read<Balance>;
  readonly #guest: BalanceSource;
  /** The balance that is shown while changes are hidden; null while they are not. */
  frozen: Balance | null = null;

  constructor(context: StoreContext, guest: BalanceSource) {
    this.pushed = new Read(() => callWithin(context, getGuestBalance, {}));
    this.#guest = guest;
    makeAutoObservable(this, { frozen: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(guestBalance, this.onGuestBalance));
    reloadOnResync(
      source,
      () => [this.pushed],
      this.load,
      () => this.#latest() !== null,
    );
  }

  /** Null for an anonymous visitor. */
  get coins(): Balance | null {
    return this.frozen ?? this.#latest();
  }

  #latest(): Balance | null {
    const guest = this.#guest.data.value;
    if (guest === null || !guest.isLoggedIn) return null;
    if (this.pushed.value !== null) return this.pushed.value;
    const { balance, balanceFormatted, isPayingCustomer } = guest;
    return balance === null || balanceFormatted === null ? null : { balance, balanceFormatted, isPayingCustomer };
  }

  /** In hundredths of a coin; 0 while it is unknown. */
  get balance(): number {
    return this.coins?.balance.value ?? 0;
  }

  /** Hides changes: a spinning wheel's prize must not show in the balance early. Returns a function that shows them. */
  freeze(): () => void {
    this.frozen = this.coins;
    return () => runInAction(() => (this.frozen = null));
  }

  /** Reads the balance. */
  load(): Promise<Result<Balance>> {
    return this.pushed.load();
  }

  /** @spec socket:guestBalance */
  onGuestBalance(push: PayloadOf<typeof guestBalance>): void {
    const current = this.#latest();
    if (current === null) return;
    this.pushed.expire();
    const { guestBalance: balance, guestBalanceFormatted: balanceFormatted } = push;
    const next = { balance, balanceFormatted, isPayingCustomer: push.guestIsPayingCustomer };
    if (this.pushed.value === null || !isSame(current, next)) this.pushed.set(next);
  }
}
