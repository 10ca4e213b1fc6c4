export { acceptOffer } from './accept-offer.ts';
export { monthlyPrices, type Product } from './plans.ts';
export { renewDue } from './renew.ts';
export { startSubscription, type Start, type StartResult } from './start.ts';
export { applyGrant } from './subscriptions.ts';
export { subscriptionFlags } from './flags.ts';
