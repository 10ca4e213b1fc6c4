import { isOwnPath, berlinDay } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import {
  consumedOffers,
  dailyBonusEvent,
  dailyBonusInteractiveContent,
  dailyBonusModels,
} from '@lounge/protocol/engagement/daily-bonus';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { vipAboUpdate } from '@lounge/protocol/foundation/subscriptions';
import { bonusCodeRedeemed } from '@lounge/protocol/foundation/vouchers';
import { startTimer, type Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, mapped, Read } from '../../reactive/Read.ts';
import { BonusCodes } from '../../foundation/vouchers/index.ts';

/** The deals of yesterday, today and tomorrow. */
export type DealDays = AnswerOf<typeof dailyBonusInteractiveContent>;
/** The deal of a day. */
export type Deal = NonNullable<DealDays['currentDay']>;
/** The settings of the page on a day. */
export type DealsPage = AnswerOf<typeof dailyBonusEvent>;
/** A deal that the guest redeemed. */
export type ConsumedDeal = AnswerOf<typeof consumedOffers>[number];

/** The settings of the page, and its pictures on a wide window and on a phone. */
export interface DealsPageOfDevices extends DealsPage {
  readonly phoneBackgrounds: DealsPage['backgrounds'];
}

/** A deal that was taken: its day, and what is said of it. */
type Taking = 'idle' | 'taking' | 'taken' | 'refused' | 'failed';

/**
 * Waits before reads of a new day, in milliseconds: the timer ends at 23:59:59, the day a second later, and the server’s clock may be behind.
 */
const newDayAfterMs = [1500, 5000, 15_000, 60_000];

/**
 * The deals around today, the settings of their page, and how the guest takes one: by redeeming its code.
 * @spec state:daily-bonus, feature:reward.daily-bonus, screen:daily-bonus
 */
export class DailyDeals {
  readonly days: Read<DealDays>;
  /** The settings of the page on the day that was read; those of another day are not shown. */
  readonly page: Read<DealsPageOfDevices>;
  readonly models: Read<AnswerOf<typeof dailyBonusModels>>;
  readonly consumed: Read<ConsumedDeal[]>;
  /** The code of the deal that is being taken. */
  readonly codes: BonusCodes;
  readonly #context: StoreContext;
  #cancelNewDay = (): void => undefined;

  /** `newKey` creates idempotency keys. */
  constructor(context: StoreContext, newKey?: () => string) {
    this.#context = context;
    this.codes = new BonusCodes(context, newKey);
    this.days = new Read(() => callWithin(context, dailyBonusInteractiveContent, { first: 3 }));
    this.page = new Read(() => this.#readPage());
    this.models = new Read(() => callWithin(context, dailyBonusModels, {}));
    this.consumed = new Read(() => callWithin(context, consumedOffers, {}));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Today’s deal; null without one, or before it is read. */
  get today(): Deal | null {
    return this.days.value?.currentDay ?? null;
  }

  /** The Berlin day that is today by the server; null before it is read. */
  get date(): string | null {
    return this.days.value === null ? null : berlinDay(this.days.value.endsAt);
  }

  /** Where the page leads, which is nowhere on most days. A path that is none of this site is no redirect. */
  get leadsTo(): 'home' | { readonly path: string } | null {
    const { value } = this.page;
    if (value === null) return null;
    if (value.hidesDailyBonusPage) return 'home';
    const path = value.redirect ? value.redirectUrl : null;
    return path !== null && isOwnPath(path) ? { path } : null;
  }

  /** How far the taking of today’s deal is. */
  get taking(): Taking {
    if (this.codes.code !== (this.today?.effect?.code ?? '')) return 'idle';
    const { state } = this.codes;
    if (state === 'redeeming') return 'taking';
    if (state === 'redeemed') return 'taken';
    if (state === 'failed') return 'failed';
    return state === 'cannotRedeem' ? 'refused' : 'idle';
  }

  /** Why today’s deal was not given; null if it was, or was not tried. */
  get reason(): Deal['reason'] {
    return this.taking === 'refused' ? this.codes.reason : null;
  }

  listen(source: PushSource): void {
    this.days.listen(source, bonusCodeRedeemed, emailVerified, vipAboUpdate);
    this.page.listen(source);
    this.models.listen(source);
    this.consumed.listen(source, bonusCodeRedeemed);
    this.codes.listen(source);
  }

  /** Reads the days, then the settings of the page on the day that is today. */
  async load(): Promise<Result<DealDays>> {
    const result = await this.days.load();
    if (result.ok) await this.page.load();
    return result;
  }

  /** Takes today’s deal, once however often the guest presses. The days are read again, whatever the outcome. */
  async take(): Promise<void> {
    const code = this.today?.effect?.code;
    if (code === undefined) return;
    this.codes.setCode(code);
    await this.codes.redeem();
    await this.days.load();
    if (this.taking === 'taken') void this.consumed.load();
  }

  /** Reads the new day once the timer of today is over. What is shown stays until it is read. */
  onDayOver(attempt = 0): void {
    const delay = newDayAfterMs[attempt];
    const { date } = this;
    if (delay === undefined) return;
    this.#cancelNewDay();
    this.#cancelNewDay = startTimer(this.#context, delay, () => void this.#readNewDay(date, attempt));
  }

  async #readNewDay(before: string | null, attempt: number): Promise<void> {
    await this.load();
    if (this.date === before) this.onDayOver(attempt + 1);
    else if (this.consumed.state !== 'idle') void this.consumed.load();
  }

  async #readPage(): Promise<Result<DealsPageOfDevices>> {
    const date = this.date ?? undefined;
    const [wide, phone] = await Promise.all(
      [false, true].map((mobile) => callWithin(this.#context, dailyBonusEvent, { date, mobile })),
    );
    if (wide === undefined || phone === undefined) throw new Error('Both devices are read.');
    if (!phone.ok) return phone;
    return mapped(wide, (page) => ({ ...page, phoneBackgrounds: phone.value.backgrounds }));
  }
}
