import { vxpayOnsuccess } from '@lounge/protocol/foundation/wallet';
import type { AnswerOf } from '@lounge/protocol';
import type { Failure } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';

/** A message from the payment window to the page that opened it. */
export interface PaymentReport {
  readonly event: 'hasAccount' | 'loggedIn' | 'paid' | 'ageChecked' | 'subscribed' | 'closed';
  /** Set for a payment, null for other events. */
  readonly paymentId: string | null;
  /** Whether the window is finished and can be closed. */
  readonly isFinal: boolean;
}

const events: readonly string[] = ['hasAccount', 'loggedIn', 'paid', 'ageChecked', 'subscribed', 'closed'];
const maxIdLength = 64;

/** Parses a message from the window; null where it is not a report. */
export const parseReport = (data: unknown): PaymentReport | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { source, event, paymentId, isFinal } = data as Record<string, unknown>;
  if (source !== 'vxpay' || typeof event !== 'string' || !events.includes(event)) return null;
  if (typeof isFinal !== 'boolean') return null;
  if (paymentId !== null && (typeof paymentId !== 'string' || paymentId.length > maxIdLength)) return null;
  return { event: event as PaymentReport['event'], paymentId, isFinal };
};

/** Dependencies of the payment window on the page. */
export interface PaymentEnvironment {
  /** Postpones reloads while the window is open. Returns a function that ends the postponement. */
  readonly postponeReload: () => () => void;
  /** Reloads the page as soon as no postponement is left. */
  readonly reload: () => void;
}

/** The result of a confirmed payment. */
export type Confirmed = AnswerOf<typeof vxpayOnsuccess>;

/**
 * The payment dialog: which view is open, and what the window in it reported. After a log-in the page reloads when the
 * window is closed. A reported payment counts once the server confirms it.
 * @spec screen:overlay.payment, screen:overlay.login, screen:overlay.signup, state:vxpay, state:session-expiry
 */
export class PaymentWindow {
  /** The name of the page that it opened with; null while it is closed. */
  view: string | null = null;
  /** The last payment that the server confirmed. */
  confirmed: Confirmed | null = null;
  /** Why a reported payment could not be confirmed. */
  failure: Failure | null = null;
  /** Whether a visitor left the sign-up for the log-in, so has an account already. */
  hasStatedAccount = false;
  readonly #context: StoreContext;
  readonly #environment: PaymentEnvironment;
  #allowReload: (() => void) | null = null;
  #hasLoggedIn = false;
  /** Counts openings, so that a late report does not close a later one. */
  #openings = 0;
  #confirming: Promise<void> = Promise.resolve();

  constructor(context: StoreContext, environment: PaymentEnvironment) {
    this.#context = context;
    this.#environment = environment;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(view: string): void {
    if (this.view === null) this.#openings += 1;
    this.#allowReload ??= this.#environment.postponeReload();
    this.confirmed = null;
    this.failure = null;
    this.view = view;
  }

  /** Closes the window at any step; a payment that was not confirmed does not count. */
  async close(): Promise<void> {
    if (this.view === null) return;
    this.view = null;
    const allowReload = this.#allowReload;
    this.#allowReload = null;
    await this.#confirming;
    if (this.#hasLoggedIn) this.#environment.reload();
    allowReload?.();
  }

  /** Handles a message from the window; ignored unless it is a report and the window is open. */
  async handleReport(data: unknown): Promise<void> {
    const report = parseReport(data);
    if (report === null || this.view === null) return;
    const opening = this.#openings;
    if (report.event === 'hasAccount') this.hasStatedAccount = true;
    if (report.event === 'loggedIn') this.#hasLoggedIn = true;
    if (report.event === 'paid' && report.paymentId !== null) {
      this.#confirming = this.#confirm(report.paymentId);
      await this.#confirming;
    }
    if (report.isFinal && opening === this.#openings) await this.close();
  }

  /** @spec rest:vxpay.onsuccess */
  async #confirm(paymentId: string): Promise<void> {
    const result = await this.#context.client.call(vxpayOnsuccess, { paymentId });
    runInAction(() => {
      if (result.ok) this.confirmed = result.value;
      // After a log-in in the same window, this page has the token of an anonymous visitor until it reloads.
      else if (!this.#hasLoggedIn) this.failure = result.failure;
    });
  }
}
