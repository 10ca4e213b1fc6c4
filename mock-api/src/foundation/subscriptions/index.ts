export { acceptOffer } from './accept-offer.ts';
export { applyGrant } from './subscriptions.ts';
export { subscriptionFlags } from './flags.ts';
