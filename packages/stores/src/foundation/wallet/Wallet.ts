import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { getGuestBalance, guestBalance } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Caller, Ears, KnowsPurse } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** What a guest owns: `balance.value` in hundredths of a coin. */
export type Purse = AnswerOf<typeof getGuestBalance>;

const isSame = (one: Purse, other: Purse): boolean =>
  one.balance.value === other.balance.value &&
  one.balance.currency === other.balance.currency &&
  one.balanceFormatted === other.balanceFormatted &&
  one.isPayingCustomer === other.isPayingCustomer;

/**
 * The guest's coins: as the first data said, then as pushes tell. A push beats an answer that was asked for before it
 * came; one that says nothing new, or that comes when nobody is logged in, changes nothing.
 */
export class Wallet {
  readonly told = new Loadable<Purse>();
  readonly #caller: Caller;
  readonly #guest: KnowsPurse;
  /** What is shown while changes are held back. */
  held: Purse | null = null;
  #pushes = 0;

  constructor(caller: Caller, guest: KnowsPurse) {
    this.#caller = caller;
    this.#guest = guest;
    makeAutoObservable(this, { held: observableRef }, { autoBind: true });
  }

  listen({ socket, scope }: Ears): void {
    scope.hold(socket.on(guestBalance, this.onGuestBalance));
    // Whenever the connection stands, the first time too: what moved after the page was drawn was told to nobody here.
    scope.hold(socket.onState((state) => void (state === 'ready' && this.#latest() !== null && this.load())));
  }

  /** Null while nobody is logged in. */
  get purse(): Purse | null {
    return this.held ?? this.#latest();
  }

  #latest(): Purse | null {
    const known = this.#guest.data.value;
    if (known === null || !known.isLoggedIn) return null;
    if (this.told.value !== null) return this.told.value;
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
  async load(): Promise<Result<Purse>> {
    const { client, scope } = this.#caller;
    const before = this.#pushes;
    return this.told.load(async () => {
      const result = await client.call(getGuestBalance, {}, { signal: scope.signal });
      const newer = this.told.value;
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
    if (this.told.value === null || !isSame(now, next)) this.told.set(next);
  }
}
