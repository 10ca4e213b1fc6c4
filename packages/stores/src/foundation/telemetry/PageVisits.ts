import type { InputOf } from '@lounge/protocol';
import { trackingEvent } from '@lounge/protocol/foundation/telemetry';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

type TrackingEvent = InputOf<typeof trackingEvent>;

/** Sends an event of a page that is being left, for whose answer nobody waits. */
export type SendBeacon = (event: TrackingEvent) => void;

/**
 * Counts how long each page is seen, where the visitor agreed to analytics: by a call when another page follows, by a beacon when the page is
 * hidden or closed, as a call would be aborted with it.
 * @spec feature:shell.tracking
 * @assumed What is counted: a page by the key of its route, `i1` milliseconds for which it was seen.
 */
export class PageVisits {
  readonly #context: StoreContext;
  readonly #sendBeacon: SendBeacon;
  #page: string | null = null;
  #seenSince: number | null = null;

  constructor(context: StoreContext, sendBeacon: SendBeacon) {
    this.#context = context;
    this.#sendBeacon = sendBeacon;
  }

  /** Another page is shown, or was opened in a tab that nobody sees yet. */
  open(page: string, isHidden = false): void {
    const event = this.#end();
    if (event !== null) void callWithin(this.#context, trackingEvent, event);
    this.#page = page;
    this.#seenSince = isHidden ? null : this.#context.clock.now();
  }

  /** The page was hidden, or is being closed. */
  hide(): void {
    const event = this.#end();
    if (event !== null) this.#sendBeacon(event);
  }

  /** The page is seen again. */
  show(): void {
    if (this.#page !== null) this.#seenSince ??= this.#context.clock.now();
  }

  /** The visit so far; null if the page is not seen, or nothing may be counted. */
  #end(): TrackingEvent | null {
    const [page, since] = [this.#page, this.#seenSince];
    this.#seenSince = null;
    if (page === null || since === null || this.#context.hasAnalyticsConsent?.() !== true) return null;
    const now = this.#context.clock.now();
    const timestamp = new Date(now).toISOString();
    return { timestamp, source: 'site', type: 'visit', context: page, i1: Math.max(0, Math.round(now - since)) };
  }
}
