export {
  SubscriptionCard,
  type SubscriptionCardProps,
  type SubscriptionCardState,
  type SubscriptionOffer,
} from './SubscriptionCard.tsx';
