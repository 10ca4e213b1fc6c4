import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import { getGuestVouchers, guestVouchers, type voucherSummary } from '@lounge/protocol/foundation/vouchers';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** The vouchers of a guest. */
export type VoucherList = AnswerOf<typeof getGuestVouchers>;
/** How much there is of one kind. */
export type VoucherSummary = Infer<typeof voucherSummary>;

/** What a guest may use instead of coins: the list as it was read, the amounts as the last push told. */
export class Vouchers {
  readonly list = new Loadable<VoucherList>();
  readonly pushed = new Loadable<readonly VoucherSummary[]>();
  readonly #context: Pick<StoreContext, 'client' | 'scope'>;

  constructor(caller: Pick<StoreContext, 'client' | 'scope'>) {
    this.#context = caller;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(guestVouchers, this.onGuestVouchers));
  }

  async load(): Promise<Result<VoucherList>> {
    const { client, scope } = this.#context;
    const result = await this.list.load(() => client.call(getGuestVouchers, {}, { signal: scope.signal }));
    if (result.ok) this.pushed.set(result.value);
    return result;
  }

  /** How much there is of a type; with a performer, what may be used for this one. */
  amountOf(type: number, actorId: number | null = null): number {
    const fits = (of: VoucherSummary) =>
      of.type === type && (actorId === null || of.actorId === null || of.actorId === actorId);
    return (this.pushed.value ?? []).filter(fits).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** @spec socket:guestVouchers */
  onGuestVouchers({ guestVouchers: summary }: PayloadOf<typeof guestVouchers>): void {
    this.pushed.set(summary);
  }
}
