import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import {
  autoRechargeTeaserState,
  breakHours,
  getPaymentSettings,
  guestBalance,
  oneClickResult,
  removePaymentMethod,
  setAutoRecharge,
  setRefillWindowHidden,
  setSpendingLimit,
  takeBreak,
} from '@lounge/protocol/foundation/wallet';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** What a guest decides about paying: limit, break, saved methods, automatic recharge. */
export type PaymentSettingsData = AnswerOf<typeof getPaymentSettings>;
/** The length of a break. */
export type BreakLength = InputOf<typeof takeBreak>['length'];
/** What a guest chooses for the automatic recharge. */
export type RechargeChoice = InputOf<typeof setAutoRecharge>;
/** Whether the teaser of the automatic recharge is shown. */
export type TeaserMode = InputOf<typeof autoRechargeTeaserState>['mode'];

/** What a change concerns, so that its failure is shown beside it; `takeBack` is the higher limit that waits. */
export type SettingsPart = 'limit' | 'takeBack' | 'break' | 'recharge' | 'method';

/**
 * What a guest decides about paying. Each change answers with all settings as they stand, so nothing is guessed in between.
 * @spec state:one-click-payment, state:auto-recharge-teaser, state:refill-window-hidden
 */
export class PaymentSettings {
  readonly data = new Loadable<PaymentSettingsData>();
  /** The change that is being sent. */
  pending: SettingsPart | null = null;
  /** The last change that failed. */
  failed: { readonly part: SettingsPart; readonly failure: Failure } | null = null;
  readonly #context: StoreContext;
  readonly #reads = new LatestRead();
  /** Reads in flight. Equal ones share an answer, so a push repeats a read and begins no other one beside it. */
  #readCount = 0;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, { failed: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(oneClickResult, this.onOneClickResult));
    source.scope.onEnd(source.socket.on(guestBalance, this.onBalance));
    reloadOnResync(source, () => [this.data], this.load);
  }

  async load(): Promise<Result<PaymentSettingsData>> {
    const { client, scope } = this.#context;
    const read = () => client.call(getPaymentSettings, {}, { signal: scope.signal });
    this.#readCount += 1;
    const result = await this.data.load(() => this.#reads.readUntilCurrent(read));
    this.#readCount -= 1;
    return result;
  }

  /** Sets the monthly limit in hundredths of a euro; null removes it. */
  setLimit(cents: number | null): Promise<boolean> {
    const limit = cents === null ? null : { value: cents, currency: 'EUR' as const };
    return this.#change('limit', () => this.#context.client.call(setSpendingLimit, { limit }));
  }

  /** Drops a higher limit that waits: the limit that counts is set again. */
  takeBackLimit(): Promise<boolean> {
    const limit = this.data.value?.spending.limit ?? null;
    return this.#change('takeBack', () => this.#context.client.call(setSpendingLimit, { limit }));
  }

  /** When a break would end that begins now, in milliseconds since 1970. */
  breakEnd(length: BreakLength): number {
    return this.#context.clock.now() + breakHours[length] * 3_600_000;
  }

  /** Begins a break, which nothing ends early. */
  takeBreak(length: BreakLength): Promise<boolean> {
    return this.#change('break', () => this.#context.client.call(takeBreak, { length }));
  }

  /** Switches the automatic recharge on or off. */
  setRecharge(choice: RechargeChoice): Promise<boolean> {
    return this.#change('recharge', () => this.#context.client.call(setAutoRecharge, choice));
  }

  /** Forgets a saved method. */
  removeMethod(methodId: number): Promise<boolean> {
    return this.#change('method', () => this.#context.client.call(removePaymentMethod, { methodId }));
  }

  /** Stores whether the teaser is shown, for a guest who is logged in only. @spec rule:auto-recharge-teaser */
  async storeTeaser(mode: TeaserMode): Promise<void> {
    const { value } = this.data;
    if (value === null) return;
    const result = await this.#context.client.call(autoRechargeTeaserState, { mode });
    if (!result.ok) return;
    runInAction(() => this.data.set({ ...value, autoRechargeConfig: { ...value.autoRechargeConfig, teaser: mode } }));
  }

  /** Hides the windows of an incentive type for seconds. @spec rest:conversion.refill-window-hidden.set */
  async hideWindow(incentiveType: string, interval: number): Promise<void> {
    const result = await this.#context.client.call(setRefillWindowHidden, { incentiveType, interval });
    const { value } = this.data;
    if (!result.ok || !result.value.data.success || value === null) return;
    runInAction(() => this.data.set({ ...value, hiddenWindows: [...value.hiddenWindows, incentiveType] }));
  }

  /** A payment changes what is used of the limit, and perhaps the saved methods, one click and whether a payment is forced. */
  onBalance(): void {
    this.#reads.invalidate();
    this.#readAgain();
  }

  #readAgain(): void {
    if (this.data.state !== 'ready' || this.#readCount > 0) return;
    this.data.markStale();
    void this.load();
  }

  /** @spec socket:one-click.result */
  onOneClickResult(push: PayloadOf<typeof oneClickResult>): void {
    const { value } = this.data;
    this.#reads.invalidate();
    if (value === null) return;
    const { config, amounts, autoRechargeConfig, autoRechargeAmount } = push;
    this.data.set({
      ...value,
      oneClickConfig: config,
      oneClickAmounts: amounts,
      autoRechargeConfig,
      autoRechargeAmount,
    });
    // The message says that a break began on another page, and not until when it lasts.
    if (config.reason === 'paused' && value.spending.pausedUntil === null) this.#readAgain();
  }

  async #change(part: SettingsPart, send: () => Promise<Result<PaymentSettingsData>>): Promise<boolean> {
    if (this.pending !== null) return false;
    this.pending = part;
    this.failed = null;
    const result = await send();
    runInAction(() => {
      this.pending = null;
      if (result.ok) {
        this.#reads.invalidate();
        this.data.set(result.value);
      } else this.failed = { part, failure: result.failure };
    });
    return result.ok;
  }
}
