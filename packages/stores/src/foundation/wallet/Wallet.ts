import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { getGuestBalance, guestBalance } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext, PushSource, BalanceSource } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** What a guest owns: `balance.value` in hundredths of a coin. */
export type Balance = AnswerOf<typeof getGuestBalance>;

const isSame = (one: Balance, other: Balance): boolean =>
  one.balance.value === other.balance.value &&
  one.balance.currency === other.balance.currency &&
  one.balanceFormatted === other.balanceFormatted &&
  one.isPayingCustomer === other.isPayingCustomer;

/**
 * The guest's coins: as the first data said, then as pushes tell. A push beats an answer that was asked for before it
 * came; one that says nothing new, or that comes when nobody is logged in, changes nothing.
 */
export class Wallet {
  readonly pushed = new Loadable<Balance>();
  readonly #context: StoreContext;
  readonly #guest: BalanceSource;
  /** What is shown while changes are held back. */
  held: Balance | null = null;
  #pushes = 0;

  constructor(caller: StoreContext, guest: BalanceSource) {
    this.#context = caller;
    this.#guest = guest;
    makeAutoObservable(this, { held: observableRef }, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(guestBalance, this.onGuestBalance));
    // Whenever the connection stands, the first time too: what moved after the page was drawn was told to nobody here.
    scope.onEnd(socket.onState((state) => void (state === 'ready' && this.#latest() !== null && this.load())));
  }

  /** Null while nobody is logged in. */
  get purse(): Balance | null {
    return this.held ?? this.#latest();
  }

  #latest(): Balance | null {
    const known = this.#guest.data.value;
    if (known === null || !known.isLoggedIn) return null;
    if (this.pushed.value !== null) return this.pushed.value;
    const { balance, balanceFormatted, isPayingCustomer } = known;
    return balance === null || balanceFormatted === null ? null : { balance, balanceFormatted, isPayingCustomer };
  }

  /** Hundredths of a coin; zero while nothing is known. */
  get balance(): number {
    return this.purse?.balance.value ?? 0;
  }

  /** Shows no change until the answer is called: a wheel that still turns must not tell its prize by the balance. */
  hold(): () => void {
    this.held = this.purse;
    return () => runInAction(() => (this.held = null));
  }

  /** Reads the balance anew. */
  async load(): Promise<Result<Balance>> {
    const { client, scope } = this.#context;
    const before = this.#pushes;
    return this.pushed.load(async () => {
      const result = await client.call(getGuestBalance, {}, { signal: scope.signal });
      const newer = this.pushed.value;
      return before === this.#pushes || newer === null ? result : { ok: true, value: newer };
    });
  }

  /** @spec socket:guestBalance */
  onGuestBalance(push: PayloadOf<typeof guestBalance>): void {
    const now = this.#latest();
    if (now === null) return;
    this.#pushes += 1;
    const { guestBalance: balance, guestBalanceFormatted: balanceFormatted } = push;
    const next = { balance, balanceFormatted, isPayingCustomer: push.guestIsPayingCustomer };
    if (this.pushed.value === null || !isSame(now, next)) this.pushed.set(next);
  }
}
