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
import { callWithin, Read } from '../../reactive/Read.ts';

/** A guest's settings of payments: limit, break, saved methods, automatic recharge. */
export type PaymentSettingsData = AnswerOf<typeof getPaymentSettings>;
/** The length of a break. */
export type BreakLength = InputOf<typeof takeBreak>['length'];
/** A guest's settings of the automatic recharge. */
export type RechargeChoice = InputOf<typeof setAutoRecharge>;
/** Whether the teaser of the automatic recharge is shown. */
export type TeaserMode = InputOf<typeof autoRechargeTeaserState>['mode'];

/** Subject of a change, so that its failure is shown beside it; `takeBack` is the higher limit that waits. */
export type SettingsPart = 'limit' | 'takeBack' | 'break' | 'recharge' | 'method';

/**
 * A guest's settings of paying. Each change answers with all settings, so nothing is guessed in between.
 * @spec state:one-click-payment, state:auto-recharge-teaser, state:refill-window-hidden
 */
export class PaymentSettings {
  readonly data: Read<PaymentSettingsData>;
  /** The change that is being sent. */
  pending: SettingsPart | null = null;
  /** The last change that failed. */
  failed: { readonly part: SettingsPart; readonly failure: Failure } | null = null;
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    this.data = new Read(() => callWithin(context, getPaymentSettings, {}));
    makeAutoObservable(this, { failed: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(oneClickResult, this.onOneClickResult));
    // A payment changes what is used of the limit, and perhaps the saved methods, one click and whether a payment is forced.
    this.data.listen(source, guestBalance);
  }

  load(): Promise<Result<PaymentSettingsData>> {
    return this.data.load();
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

  /** @spec socket:one-click.result */
  onOneClickResult(push: PayloadOf<typeof oneClickResult>): void {
    const { config: oneClickConfig, amounts: oneClickAmounts, autoRechargeConfig, autoRechargeAmount } = push;
    this.data.change((value) => ({
      ...value,
      oneClickConfig,
      oneClickAmounts,
      autoRechargeConfig,
      autoRechargeAmount,
    }));
    // The message says that a break began on another page, and not until when it lasts.
    if (oneClickConfig.reason === 'paused' && this.data.value?.spending.pausedUntil === null) this.data.refresh();
  }

  async #change(part: SettingsPart, send: () => Promise<Result<PaymentSettingsData>>): Promise<boolean> {
    if (this.pending !== null) return false;
    this.pending = part;
    this.failed = null;
    const result = await send();
    runInAction(() => {
      this.pending = null;
      if (result.ok) this.data.replace(result.value);
      else this.failed = { part, failure: result.failure };
    });
    return result.ok;
  }
}
