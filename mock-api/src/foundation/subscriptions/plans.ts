import type { Infer } from '@lounge/protocol';
import type { subscriptionProduct } from '@lounge/protocol/foundation/subscriptions';

/** A product that can be subscribed to. */
export type Product = Infer<typeof subscriptionProduct>;

/** All products, VIP first. */
export const products: readonly Product[] = ['vip', 'tv'];

/** Products that nobody can start or prolong, as no page can use them. Decision 0219. */
const withdrawn: ReadonlySet<Product> = new Set<Product>();

/** Whether a product can be bought. */
export const isOnSale = (product: Product): boolean => !withdrawn.has(product);

/** The products that were sold and cannot be bought any more. */
export const withdrawnProducts: readonly Product[] = [...withdrawn];

/** Prices a month in hundredths of a euro. @assumed The documents name none. */
export const monthlyPrices: Readonly<Record<Product, number>> = { vip: 1990, tv: 990 };

/** The lower price for guests who want to leave, and how many months it lasts. @assumed The documents name the offer only. */
export const stayOffer = { product: 'vip', price: 990, months: 3 } as const;

/** How long after an accepted offer there is no other one, in months. @assumed */
export const monthsBetweenOffers = 12;

const day = 86_400_000;

/** When a failed renewal is tried again, and when the subscription ends without it, in milliseconds after the failure. @assumed */
export const renewalDelays = { retry: 2 * day, end: 3 * day } as const;

/** After how many paid months in a row a VIP is a VXSelect member. @assumed The documents name the flag only. */
export const selectMonths = 12;
