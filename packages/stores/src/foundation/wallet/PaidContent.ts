import type { Infer, Push } from '@lounge/protocol';
import { avsSet } from '@lounge/protocol/foundation/age-check';
import { analyticsItemNames } from '@lounge/protocol/foundation/telemetry';
import { guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance, type purchaseAnswer } from '@lounge/protocol/foundation/wallet';
import type { Failure, Result } from '@lounge/transport';
import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { IdempotentCall, mayHaveHappened } from '../../reactive/IdempotentCall.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { Read, type ReadContext } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { trackPurchase, type TrackedPurchase } from '../telemetry/index.ts';

/** The answer to a purchase. */
export type Purchase = Infer<typeof purchaseAnswer>;

/** The calls of content that is for sale. */
interface ContentCalls<T> {
  readonly read: () => Promise<Result<T>>;
  /** Buys under an idempotency key, for coins or with a voucher. It must not be aborted with the page: leaving it does not cancel a purchase. */
  readonly buy: (payment: { readonly voucherId?: number }, key: string) => Promise<Result<Purchase>>;
  /** Creates idempotency keys. @default random */
  readonly newKey?: (() => string) | undefined;
  /** The context in which a purchase is counted. */
  readonly context: ReadContext;
  /** The price of the content before it is bought, and its category in analytics. */
  readonly item: (content: T) => Pick<TrackedPurchase, 'amount' | 'itemCategory'>;
}

/**
 * Content that a guest may have to buy, or to be old enough for. It is charged once however often the guest presses: coins and each
 * voucher have a key of their own, and a purchase during another joins it.
 */
export class PaidContent<T extends { readonly restriction: unknown }> {
  readonly data: Read<T>;
  readonly purchase = new Loadable<Purchase>();
  /** Whether the server no longer has it, though it was read before. */
  isGone = false;
  readonly #send: ContentCalls<T>['buy'];
  readonly #newKey: ContentCalls<T>['newKey'];
  readonly #item: ContentCalls<T>['item'];
  readonly #context: ReadContext;
  readonly #calls = new Map<number | undefined, IdempotentCall<Purchase>>();
  #pending: Promise<Result<Purchase>> | null = null;

  constructor({ read, buy, newKey, context, item }: ContentCalls<T>) {
    this.data = new Read(read);
    this.#send = buy;
    this.#newKey = newKey;
    this.#context = context;
    this.#item = item;
    makeObservable(this, {
      isGone: observable,
      rejection: computed,
      load: actionBound,
      reload: actionBound,
      listen: actionBound,
      buy: actionBound,
    });
  }

  /** Why the last purchase was rejected; null if it was not, if its outcome is unknown, or if something changed since. */
  get rejection(): Failure['code'] | null {
    const { failure, state } = this.purchase;
    return state === 'failed' && failure !== null && !mayHaveHappened(failure) ? failure.code : null;
  }

  async load(): Promise<Result<T>> {
    const result = await this.data.load();
    // A failed network says nothing about the content.
    if (result.ok || result.failure.code === 'unknown') runInAction(() => (this.isGone = !result.ok));
    return result;
  }

  /** Reads the content again; what is shown stays meanwhile. */
  reload(): Promise<Result<T>> {
    this.data.markStale();
    return this.load();
  }

  /**
   * Reads the content again when another tab may have unlocked it: the balance, the vouchers or the age check changed, or pushes were
   * missed. Only while it is restricted, and neither being read nor bought here.
   */
  listen(source: PushSource): void {
    const { socket, scope } = source;
    const isLocked = (): boolean =>
      (this.data.value?.restriction ?? null) !== null &&
      this.purchase.state !== 'loading' &&
      this.data.state !== 'loading';
    const onChange = (): void => {
      if (!isLocked()) return;
      // What it was about has changed.
      if (this.rejection !== null) this.purchase.reset();
      void this.reload();
    };
    const pushes: readonly Push[] = [guestBalance, guestVouchers, avsSet];
    for (const push of pushes) scope.onEnd(socket.on(push, onChange));
    reloadOnResync(
      source,
      () => [this.data],
      () => this.reload(),
      isLocked,
    );
  }

  /** Buys the content, for coins or with a voucher, and reads it again. */
  buy(voucherId?: number): Promise<Result<Purchase>> {
    this.#pending ??= this.#buyOnce(voucherId).finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  #buyOnce(voucherId: number | undefined): Promise<Result<Purchase>> {
    const call = this.#calls.get(voucherId) ?? new IdempotentCall<Purchase>(this.#newKey);
    this.#calls.set(voucherId, call);
    return call.run(async (key) => {
      const payment = voucherId === undefined ? {} : { voucherId };
      const { value: offered } = this.data;
      const result = await this.purchase.track(() => this.#send(payment, key));
      if (result.ok && offered !== null && voucherId === undefined) this.#count(offered);
      if (result.ok) await this.load();
      // A rejection says that what is shown is out of date.
      else if (!mayHaveHappened(result.failure)) await this.reload();
      return result;
    });
  }

  #count(content: T): void {
    const itemName = analyticsItemNames.platformContent;
    trackPurchase(this.#context, { ...this.#item(content), currency: 'VXC', itemName });
  }
}
