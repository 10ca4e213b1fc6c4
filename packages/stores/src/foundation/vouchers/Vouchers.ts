import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  getGuestVouchers,
  guestVouchers,
  redeemCredits,
  voucherTypes,
  type voucherSummary,
} from '@lounge/protocol/foundation/vouchers';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** The vouchers of a guest. */
export type VoucherList = AnswerOf<typeof getGuestVouchers>;
/** The amount of vouchers of one type, perhaps bound to one performer. */
export type VoucherSummary = Infer<typeof voucherSummary>;

/** Vouchers, which a guest uses instead of coins. A push of amounts is newer than an answer to a read that began before it. */
export class Vouchers {
  /** The vouchers as they were last read. */
  readonly list: Read<VoucherList>;
  /** When the list was last read, in milliseconds since 1970 by the guest's clock; decides what is valid on the page. */
  readAt = 0;
  /** Amounts by type, read or pushed. */
  readonly amounts = new Loadable<readonly VoucherSummary[]>();
  readonly #context: StoreContext;
  readonly #newKey: (() => string) | undefined;
  readonly #credits = new Map<number, IdempotentCall<AnswerOf<typeof redeemCredits>>>();

  /** `newKey` creates idempotency keys. */
  constructor(context: StoreContext, newKey?: () => string) {
    this.#context = context;
    this.#newKey = newKey;
    this.list = new Read(
      () => callWithin(context, getGuestVouchers, {}),
      (vouchers) => {
        this.readAt = context.clock.now();
        this.amounts.set(vouchers);
      },
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(guestVouchers, this.onGuestVouchers));
    reloadOnResync(
      source,
      () => [this.list],
      this.load,
      () => this.amounts.state !== 'idle',
    );
  }

  load(): Promise<Result<VoucherList>> {
    return this.list.load();
  }

  #usable(type: number, actorId: number | null): readonly VoucherSummary[] {
    const isUsable = (summary: VoucherSummary) =>
      summary.type === type && (actorId === null || summary.actorId === null || summary.actorId === actorId);
    return (this.amounts.value ?? []).filter(isUsable);
  }

  /** The amount of vouchers of a type; with a performer, only those that can be used with this one. */
  amountOf(type: number, actorId: number | null = null): number {
    return this.#usable(type, actorId).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The seconds of a video chat with a performer that vouchers pay. */
  secondsWith(actorId: number): number {
    return this.#usable(voucherTypes.videoChat, actorId).reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  }

  /** Adds the coins of a credits voucher to the balance, once however often the guest presses, and reads the vouchers again. */
  async addCredits(voucherId: number): Promise<Result<AnswerOf<typeof redeemCredits>>> {
    const call = this.#credits.get(voucherId) ?? new IdempotentCall(this.#newKey);
    this.#credits.set(voucherId, call);
    const result = await call.run((key) => this.#context.client.call(redeemCredits, { voucherId }, { key }));
    await this.load();
    return result;
  }

  /** The amounts are pushed; a list that is shown is read again. @spec socket:guestVouchers */
  onGuestVouchers({ guestVouchers: summary }: PayloadOf<typeof guestVouchers>): void {
    this.amounts.set(summary);
    this.list.refresh();
  }
}
