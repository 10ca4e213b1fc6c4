/** Where a show stands for a visitor. */
export type ShowState = 'bought' | 'canBuy' | 'free' | 'cannotBuy' | 'over' | 'cancelled';

/** The input of the state. */
export interface ShowFacts {
  /** When it ends, ISO 8601. */
  end: string;
  /** Price of a ticket in hundredths of a coin; zero or less is free. */
  price: number;
  /** Whether the guest has a ticket. @default false */
  bought?: boolean | undefined;
  /** Whether a ticket can be bought now. @default true */
  canBuy?: boolean | undefined;
  /** Whether it does not take place. @default false */
  cancelled?: boolean | undefined;
}

/** Returns where a show stands at an instant. */
export function showState({ end, price, bought, canBuy = true, cancelled }: ShowFacts, now: number): ShowState {
  if (cancelled) return 'cancelled';
  if (Date.parse(end) <= now) return 'over';
  if (bought) return 'bought';
  if (!canBuy) return 'cannotBuy';
  return price <= 0 ? 'free' : 'canBuy';
}
