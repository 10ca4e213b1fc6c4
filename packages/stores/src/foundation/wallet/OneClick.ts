import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import { oneClickAvailabilityCheck, oneClickCharge, oneClickResult } from '@lounge/protocol/foundation/wallet';
import { startTimer, type Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** Amounts that a guest can pay with one click. */
export type OneClickData = AnswerOf<typeof oneClickAvailabilityCheck>;
type Charge = InputOf<typeof oneClickCharge>;

/** How the last charge ended; `unknown` is asked again under its key. */
export type ChargeOutcome =
  | { readonly kind: 'success'; readonly coins: number }
  | {
      readonly kind: 'failure';
      readonly reason: NonNullable<NonNullable<OneClickData['charge']>['failure']> | 'failed';
    }
  | { readonly kind: 'unknown'; readonly cents: number };

/**
 * Payment with one click: what is offered, and one charge at a time. Two presses charge once; after a charge whose outcome is
 * unknown, only that charge can be asked again, by its key, so that nothing is paid twice.
 * @spec state:one-click-payment, socket:one-click.availability-check, socket:one-click.charge
 */
export class OneClick {
  readonly offer: Read<OneClickData>;
  isCharging = false;
  /** The seconds that are left of the window in a chat; null while it is closed. @spec constant:chat.oneClickPaymentWindow */
  secondsLeft: number | null = null;
  outcome: ChargeOutcome | null = null;
  readonly #context: StoreContext;
  readonly #call: IdempotentCall<OneClickData>;
  #unanswered: Charge | null = null;
  #stopCounting = (): void => undefined;

  /** `newKey` creates idempotency keys. */
  constructor(context: StoreContext, newKey?: () => string) {
    this.#context = context;
    this.offer = new Read(() => callWithin(context, oneClickAvailabilityCheck, {}));
    this.#call = new IdempotentCall(newKey);
    makeAutoObservable(this, { outcome: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(oneClickResult, this.onOneClickResult));
    this.offer.listen(source);
  }

  /** Asks what can be paid. */
  check(): Promise<Result<OneClickData>> {
    return this.offer.load();
  }

  /** Opens the window in a chat: asks what can be paid, and counts its seconds down. */
  async openWindow(): Promise<void> {
    this.closeWindow();
    this.dismiss();
    await this.check();
    const { value } = this.offer;
    if (value === null || !value.config.isAvailable) return;
    runInAction(() => (this.secondsLeft = value.config.windowSeconds));
    this.#countDown();
  }

  closeWindow(): void {
    this.#stopCounting();
    this.secondsLeft = null;
  }

  #countDown(): void {
    this.#stopCounting = startTimer(this.#context, 1000, () => {
      runInAction(() => (this.secondsLeft = Math.max(0, (this.secondsLeft ?? 0) - 1)));
      if (this.secondsLeft !== 0) this.#countDown();
    });
  }

  /** Pays an offered amount, in hundredths of a euro; in a conversation if there is one. */
  charge(cents: number, channelId: number | null = null): Promise<void> {
    if (this.#unanswered !== null) return this.askAgain();
    return this.#send({ amount: { value: cents, currency: 'EUR' }, channelId });
  }

  /** Asks again how a charge ended. */
  async askAgain(): Promise<void> {
    if (this.#unanswered !== null) await this.#send(this.#unanswered);
  }

  /** Forgets how the last charge ended, except if that is unknown. */
  dismiss(): void {
    if (this.outcome?.kind !== 'unknown') this.outcome = null;
  }

  /** @spec socket:one-click.result */
  onOneClickResult(push: PayloadOf<typeof oneClickResult>): void {
    this.offer.set({ ...push, charge: null });
  }

  async #send(input: Charge): Promise<void> {
    this.isCharging = true;
    // Without the scope's signal: leaving the page does not cancel a payment.
    const result = await this.#call.run((key) => this.#context.client.call(oneClickCharge, input, { key }));
    runInAction(() => {
      this.isCharging = false;
      this.outcome = this.#outcomeOf(input, result);
      this.#unanswered = this.outcome.kind === 'unknown' ? input : null;
    });
  }

  #outcomeOf({ amount }: Charge, result: Result<OneClickData>): ChargeOutcome {
    if (!result.ok) {
      const { kind, code } = result.failure;
      const isKnown = kind === 'declared' && code !== 'failed';
      return isKnown ? { kind: 'failure', reason: 'failed' } : { kind: 'unknown', cents: amount.value };
    }
    const { charge } = result.value;
    if (charge === null) return { kind: 'unknown', cents: amount.value };
    return charge.failure === null
      ? { kind: 'success', coins: charge.coins.value }
      : { kind: 'failure', reason: charge.failure };
  }
}
