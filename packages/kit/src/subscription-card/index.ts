export { SubscriptionCard } from './SubscriptionCard.tsx';
export type { SubscriptionCardProps, SubscriptionCardState, SubscriptionOffer } from './subscription-card-types.ts';
