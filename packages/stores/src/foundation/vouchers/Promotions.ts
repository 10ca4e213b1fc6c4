import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import {
  bonusCodeRedeemed,
  getPromoCodes,
  hasGuestNotRedeemedOnTopCodeInstance,
} from '@lounge/protocol/foundation/vouchers';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** The codes of the promotions, and whether the welcome bonus is still open for the visitor. */
export class Promotions {
  readonly codes = new Loadable<AnswerOf<typeof getPromoCodes>>();
  readonly welcome = new Loadable<AnswerOf<typeof hasGuestNotRedeemedOnTopCodeInstance>>();
  readonly #context: Pick<StoreContext, 'client' | 'scope'>;

  constructor(context: Pick<StoreContext, 'client' | 'scope'>) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The code of the welcome tile; null where it is redeemed, unknown or there is none. @spec component:WelcomeBonusTile */
  get welcomeCode(): string | null {
    return this.welcome.value?.hasNotRedeemedInstance === true ? (this.codes.value?.welcomeBonusTile ?? null) : null;
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(bonusCodeRedeemed, this.onBonusCodeRedeemed));
    reloadOnResync(source, () => [this.codes, this.welcome], this.load);
  }

  /** @spec rest:promo.has-guest-not-redeemed-on-top-code-instance, constant:promo.codes */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const { signal } = scope;
    const codes = await this.codes.load(() => client.call(getPromoCodes, {}, { signal }));
    const promoCode = codes.ok ? codes.value.welcomeBonusTile : null;
    if (promoCode === null) return;
    await this.welcome.load(() => client.call(hasGuestNotRedeemedOnTopCodeInstance, { promoCode }, { signal }));
  }

  /** @spec socket:bonusCodeRedeemed */
  onBonusCodeRedeemed({ code }: PayloadOf<typeof bonusCodeRedeemed>): void {
    if (code === this.codes.value?.welcomeBonusTile) this.welcome.set({ hasNotRedeemedInstance: false });
  }
}
