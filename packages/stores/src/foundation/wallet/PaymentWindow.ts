import { vxpayOnsuccess } from '@lounge/protocol/foundation/wallet';
import type { AnswerOf } from '@lounge/protocol';
import type { Failure } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';

/** What the hosted payment window shows. */
export type PaymentView = 'log-in' | 'sign-up' | 'top-up' | 'age-check';

/** What the hosted window tells the page that opened it. */
export interface PaymentReport {
  readonly event: 'loggedIn' | 'paid' | 'ageChecked' | 'closed';
  /** Of a payment; null for other events. */
  readonly paymentId: string | null;
  /** Whether the window has nothing more to show. */
  readonly isFinal: boolean;
}

const events: readonly string[] = ['loggedIn', 'paid', 'ageChecked', 'closed'];
const longestId = 64;

/** The report in a message from the window, or null where it is none. */
export const reportIn = (data: unknown): PaymentReport | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { source, event, paymentId, isFinal } = data as Record<string, unknown>;
  if (source !== 'vxpay' || typeof event !== 'string' || !events.includes(event)) return null;
  if (typeof isFinal !== 'boolean') return null;
  if (paymentId !== null && (typeof paymentId !== 'string' || paymentId.length > longestId)) return null;
  return { event: event as PaymentReport['event'], paymentId, isFinal };
};

/** What the page needs for the window. */
export interface PaymentEnvironment {
  /** Holds reloads back while the window is open; the answer lets them go. */
  readonly postponeReload: () => () => void;
  /** Loads the page anew once nothing holds it. */
  readonly reload: () => void;
}

/** What a confirmed payment brought. */
export type Confirmed = AnswerOf<typeof vxpayOnsuccess>;

/**
 * The hosted payment window as the site knows it: which view is open, and what it reported. A log-in loads the page anew
 * when the window is closed; a payment is believed once the server confirms it.
 * @spec screen:overlay.payment, screen:overlay.login, screen:overlay.signup, state:vxpay, state:session-expiry
 */
export class PaymentWindow {
  /** Null while it is closed. */
  view: PaymentView | null = null;
  /** The last payment that the server confirmed. */
  confirmed: Confirmed | null = null;
  /** Why a payment that the window reported could not be confirmed. */
  failure: Failure | null = null;
  readonly #context: StoreContext;
  readonly #page: PaymentEnvironment;
  #release: (() => void) | null = null;
  #hasLoggedIn = false;
  #paying: Promise<void> = Promise.resolve();

  constructor(caller: StoreContext, page: PaymentEnvironment) {
    this.#context = caller;
    this.#page = page;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(view: PaymentView): void {
    this.#release ??= this.#page.postponeReload();
    this.confirmed = null;
    this.failure = null;
    this.view = view;
  }

  /** Closes it, also half-way: what was not confirmed in it never happened. */
  async close(): Promise<void> {
    if (this.view === null) return;
    this.view = null;
    const release = this.#release;
    this.#release = null;
    await this.#paying;
    if (this.#hasLoggedIn) this.#page.reload();
    release?.();
  }

  /** Takes in what the window said; anything that is no report of an open window changes nothing. */
  async handleReport(data: unknown): Promise<void> {
    const report = reportIn(data);
    if (report === null || this.view === null) return;
    if (report.event === 'loggedIn') this.#hasLoggedIn = true;
    if (report.event === 'paid' && report.paymentId !== null) {
      this.#paying = this.#confirm(report.paymentId);
      await this.#paying;
    }
    if (report.isFinal) await this.close();
  }

  /** @spec rest:vxpay.onsuccess */
  async #confirm(paymentId: string): Promise<void> {
    const result = await this.#context.client.call(vxpayOnsuccess, { paymentId });
    runInAction(() => {
      if (result.ok) this.confirmed = result.value;
      // A log-in in the same window: this page's token is an anonymous visitor's until it loads anew.
      else if (!this.#hasLoggedIn) this.failure = result.failure;
    });
  }
}
