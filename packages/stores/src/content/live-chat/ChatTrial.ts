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

type Redeemed = AnswerOf<typeof hasGuestNotRedeemedOnTopCodeInstance>;

/** The promo code with which the visitor can try a video chat. @spec screen:chat.preview, feature:pay.promo */
export class ChatTrial {
  readonly codes = new Loadable<AnswerOf<typeof getPromoCodes>>();
  readonly instance = new Loadable<Redeemed>();
  readonly #context: Pick<StoreContext, 'client' | 'scope'>;

  constructor(context: Pick<StoreContext, 'client' | 'scope'>) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The code; null where it is redeemed, unknown or there is none. */
  get code(): string | null {
    return this.instance.value?.hasNotRedeemedInstance === true ? (this.codes.value?.chatTrial ?? null) : null;
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(bonusCodeRedeemed, this.onRedeemed));
    reloadOnResync(source, () => [this.codes, this.instance], this.load);
  }

  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const { signal } = scope;
    const codes = await this.codes.load(() => client.call(getPromoCodes, {}, { signal }));
    const promoCode = codes.ok ? codes.value.chatTrial : null;
    if (promoCode === null) return;
    await this.instance.load(() => client.call(hasGuestNotRedeemedOnTopCodeInstance, { promoCode }, { signal }));
  }

  onRedeemed({ code }: PayloadOf<typeof bonusCodeRedeemed>): void {
    if (code === this.codes.value?.chatTrial) this.instance.set({ hasNotRedeemedInstance: false });
  }
}
