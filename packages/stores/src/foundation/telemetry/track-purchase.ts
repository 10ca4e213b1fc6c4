import type { Infer } from '@lounge/protocol';
import { track, type analyticsPurchase } from '@lounge/protocol/foundation/telemetry';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';

/** A purchase as analytics count it. */
export interface TrackedPurchase extends Omit<Infer<typeof analyticsPurchase>, 'value'> {
  /** In hundredths of the currency. */
  readonly amount: number;
  /** The action of the event. @default the category */
  readonly action?: string;
}

/** Counts a purchase, where the visitor agreed to analytics; of one that cost nothing there is nothing to count. */
export const trackPurchase = (context: ReadContext, { amount, action, ...item }: TrackedPurchase): void => {
  if (amount === 0 || context.hasAnalyticsConsent?.() !== true) return;
  const eventData: Infer<typeof analyticsPurchase> = { ...item, value: amount / 100 };
  const event = { eventContext: 'purchase', eventAction: action ?? item.itemCategory, eventData };
  void callWithin(context, track, event);
};
