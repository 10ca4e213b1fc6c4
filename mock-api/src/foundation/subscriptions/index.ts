export { acceptOffer } from './accept-offer.ts';
export { applyGrant } from './subscriptions.ts';
export { isTvSubscriber, subscriptionFlags } from './flags.ts';
