import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { acceptCancellationOffer } from '@lounge/protocol/foundation/conversion';
import {
  cancelSubscription,
  getSubscriptions,
  keepSubscription,
  vipAboUpdate,
  vxtvAboUpdate,
} from '@lounge/protocol/foundation/subscriptions';
import { analyticsItemNames } from '@lounge/protocol/foundation/telemetry';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import type { Guest, GuestData } from '../guest/index.ts';
import { trackPurchase } from '../telemetry/index.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** One of the guest's subscriptions. */
export type Subscription = AnswerOf<typeof getSubscriptions>[number];
/** The products that can be subscribed to. */
export type Product = Subscription['product'];

/** The guest's current action on a subscription. */
type Intent = 'cancel' | 'keep' | 'offer';

/** Dependencies of the store on the page. */
export interface SubscriptionEnvironment {
  /** Stores on this device that the offer was answered, so that the status bar does not repeat it. */
  readonly rememberOffer: () => void;
}

type Update = PayloadOf<typeof vipAboUpdate>;

const tvFields = { isTvSubscriber: true, wasTvSubscriber: false } as const;

/**
 * The guest's VIP and TV subscriptions: read when they are shown, read again after each push. A start counts as a purchase in the
 * analytics, where the visitor agreed to them.
 */
export class Subscriptions {
  readonly list: Read<readonly Subscription[]>;
  /** The action in progress; null while nothing is. */
  pending: { readonly product: Product; readonly intent: Intent } | null = null;
  /** Why the last change failed; null after one that succeeded. */
  failure: { readonly product: Product; readonly intent: Intent; readonly failure: Failure | null } | null = null;
  /** The terms of the accepted offer, as text; null until one is accepted. */
  acceptedOffer: string | null = null;
  /** The product that was started while the page was open. */
  startedNow: Product | null = null;
  readonly #context: StoreContext;
  readonly #guest: Pick<Guest, 'data' | 'load' | 'update'>;
  readonly #environment: SubscriptionEnvironment;

  constructor(
    context: StoreContext,
    guest: Pick<Guest, 'data' | 'load' | 'update'>,
    environment: SubscriptionEnvironment,
  ) {
    this.#context = context;
    this.list = new Read<readonly Subscription[]>(() => callWithin(context, getSubscriptions, {}));
    this.#guest = guest;
    this.#environment = environment;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(vipAboUpdate, (update) => this.onUpdate('vip', update)));
    source.scope.onEnd(source.socket.on(vxtvAboUpdate, (update) => this.onUpdate('tv', update)));
    this.list.listen(source);
  }

  /** A subscription; null until it is loaded. */
  of(product: Product): Subscription | null {
    return this.list.value?.find((each) => each.product === product) ?? null;
  }

  /** Reads the subscriptions. */
  load(): Promise<Result<readonly Subscription[]>> {
    return this.list.load();
  }

  /** Cancels at the end of the paid time. Returns whether it worked, as the other changes do. */
  cancel(product: Product): Promise<boolean> {
    return this.#run(product, 'cancel', async () => {
      const result = await this.#context.client.call(cancelSubscription, { product });
      if (result.ok) this.#replace(result.value.subscription);
      return result;
    });
  }

  /** Takes a cancellation back. */
  keep(product: Product): Promise<boolean> {
    return this.#run(product, 'keep', async () => {
      const result = await this.#context.client.call(keepSubscription, { product });
      if (result.ok) this.#replace(result.value.subscription);
      return result;
    });
  }

  /**
   * Accepts the offer for guests who want to leave. An offer that is over meanwhile is a failure without a code.
   * @spec rest:guest.cancellation-offer.accept, state:cancellation-offer
   */
  acceptOffer(platform: string): Promise<boolean> {
    const id = this.#guest.data.value?.id;
    if (id === null || id === undefined) return Promise.resolve(false);
    const input = { guest_id: id, platform_text: platform };
    return this.#run('vip', 'offer', async () => {
      const result = await this.#context.client.call(acceptCancellationOffer, input);
      if (result.ok && !result.value.accepted_offer) return { ok: false as const, failure: null };
      if (result.ok) {
        runInAction(() => (this.acceptedOffer = result.value.accepted_offer_info));
        this.#environment.rememberOffer();
        this.#guest.update({ cancellationOffer: null });
        await this.load();
      }
      return result;
    });
  }

  /** Forgets that the last change failed. */
  clearFailure(): void {
    this.failure = null;
  }

  /** @spec state:subscriptions, socket:vipAboUpdate, socket:vxtvAboUpdate */
  onUpdate(product: Product, { status, isStarted, price }: Update): void {
    const isCancelledVip = product === 'vip' && status === 'ending';
    // After the end, days that were given may be left; what a guest who cancels is offered is not pushed either. The read begins
    // before the update, which makes it repeat itself if it joined one that began before the push.
    if (status === 'past' || isCancelledVip) void this.#guest.load();
    if (status !== 'past') this.#guest.update(product === 'vip' ? this.#vipFields(isCancelledVip) : tvFields);
    if (isStarted) this.startedNow = product;
    if (isStarted) this.#trackPurchase(product, price);
    if (this.list.state !== 'idle') void this.load();
  }

  /** Only a guest who cancelled has an offer; accepting or keeping ends it. */
  #vipFields(isCancelled: boolean): Partial<GuestData> {
    return isCancelled ? { isVip: true } : { isVip: true, cancellationOffer: null };
  }

  #trackPurchase(product: Product, { value }: Update['price']): void {
    trackPurchase(this.#context, {
      amount: value,
      // All subscriptions are paid in euros.
      currency: 'EUR',
      itemCategory: product,
      itemName: analyticsItemNames.subscription,
    });
  }

  #replace(changed: Subscription): void {
    this.list.change((all) => all.map((each) => (each.product === changed.product ? changed : each)));
  }

  async #run(
    product: Product,
    intent: Intent,
    send: () => Promise<Result<unknown> | { readonly ok: false; readonly failure: null }>,
  ): Promise<boolean> {
    if (this.pending !== null) return false;
    this.pending = { product, intent };
    this.failure = null;
    const result = await send();
    runInAction(() => {
      this.pending = null;
      this.failure = result.ok ? null : { product, intent, failure: result.failure };
    });
    return result.ok;
  }
}
