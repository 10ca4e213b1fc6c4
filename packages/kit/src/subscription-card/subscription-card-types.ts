import type { RootProps } from '../root-props.ts';

/** The status of a subscription; `leaving` while the guest is asked whether to cancel. */
export type SubscriptionCardState = 'none' | 'active' | 'leaving' | 'ending' | 'unpaid' | 'past';

/** A lower price for a guest who wants to leave. */
export interface SubscriptionOffer {
  /** In hundredths of a euro a month. */
  price: number;
  months: number;
}

/** Props of SubscriptionCard. */
export interface SubscriptionCardProps extends RootProps<'section'> {
  /** The subscription that the card is about. */
  product: 'vip' | 'tv';
  /** How it stands with the guest. */
  state: SubscriptionCardState;
  /** The price of the next month in hundredths of a euro. */
  price: number;
  /** The regular price in hundredths of a euro. @default the price */
  fullPrice?: number | undefined;
  /** When the lower price ends, ISO 8601; null without one. @default null */
  offerUntil?: string | null | undefined;
  /** When the next month is paid, ISO 8601. @default null */
  paidUntil?: string | null | undefined;
  /** Until when it is open, ISO 8601. @default null */
  openUntil?: string | null | undefined;
  /** When a failed payment is tried again, ISO 8601. @default null */
  retryAt?: string | null | undefined;
  /** The payment method, such as "card ··4417". @default null */
  method?: string | null | undefined;
  /** Its content. @default none */
  perks?: readonly string[] | undefined;
  /** The offer for a guest who wants to leave; null where there is none. @default null */
  offer?: SubscriptionOffer | null | undefined;
  /** Whether it was started a moment ago. @default false */
  startedNow?: boolean | undefined;
  /** Whether the guest is a Select member. @default false */
  isSelect?: boolean | undefined;
  /** The action in progress. @default null */
  pending?: 'cancel' | 'keep' | 'offer' | null | undefined;
  /** The last failure. @default null */
  failed?: 'cancel' | 'keep' | 'offer' | null | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** Whether it can be started, kept or paid. What is not on sale says so, and has no such button. @default true */
  onSale?: boolean | undefined;
  /** Whether nothing can be paid now, for a reason that the page gives: the button stays, unavailable. @default false */
  stopped?: boolean | undefined;
  /** Where it is started and paid. */
  startHref: string;
  /** Called when the guest wants to cancel, before the question. */
  onLeave: () => void;
  /** Called when the guest goes back from the question. */
  onBack: () => void;
  /** Called when the guest cancels. */
  onCancel: () => void;
  /** Called when the guest takes the cancellation back. */
  onKeep: () => void;
  /** Called when the guest accepts the offer. */
  onAcceptOffer: () => void;
}

/** The props without those of the root element, for the parts of the card. */
export type SubscriptionCardParts = Omit<SubscriptionCardProps, keyof RootProps<'section'>>;
