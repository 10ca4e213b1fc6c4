import type { SubscriptionCardProps } from './subscription-card-types.ts';

export const subscriptionCardExample = {
  product: 'vip',
  state: 'none',
  price: 1990,
  startHref: '/v',
  onLeave: () => undefined,
  onBack: () => undefined,
  onCancel: () => undefined,
  onKeep: () => undefined,
  onAcceptOffer: () => undefined,
} satisfies SubscriptionCardProps;
