import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import {
  bonusCodeRedeemed,
  getPromoCodes,
  hasGuestNotRedeemedOnTopCodeInstance,
} from '@lounge/protocol/foundation/vouchers';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** The codes of all promotions. */
type PromoCodes = AnswerOf<typeof getPromoCodes>;

/**
 * The code of one promotion, as long as the visitor has not redeemed it.
 * @spec rest:promo.has-guest-not-redeemed-on-top-code-instance, constant:promo.codes, component:WelcomeBonusTile, feature:pay.promo
 */
export class PromoCode {
  readonly codes: Read<PromoCodes>;
  readonly instance: Read<AnswerOf<typeof hasGuestNotRedeemedOnTopCodeInstance>>;
  readonly #promotion: keyof PromoCodes;

  constructor(promotion: keyof PromoCodes, context: ReadContext) {
    this.#promotion = promotion;
    this.codes = new Read(() => callWithin(context, getPromoCodes, {}));
    this.instance = new Read(() =>
      callWithin(context, hasGuestNotRedeemedOnTopCodeInstance, { promoCode: this.#announced ?? '' }),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null where it is redeemed, unknown or there is none. */
  get code(): string | null {
    return this.instance.value?.hasNotRedeemedInstance === true ? this.#announced : null;
  }

  get #announced(): string | null {
    return this.codes.value?.[this.#promotion] ?? null;
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(bonusCodeRedeemed, this.onRedeemed));
    reloadOnResync(source, () => [this.codes, this.instance], this.load);
  }

  async load(): Promise<void> {
    const codes = await this.codes.load();
    if (codes.ok && codes.value[this.#promotion] !== null) await this.instance.load();
  }

  /** @spec socket:bonusCodeRedeemed */
  onRedeemed({ code }: PayloadOf<typeof bonusCodeRedeemed>): void {
    if (code === this.#announced) this.instance.replace({ hasNotRedeemedInstance: false });
  }
}
