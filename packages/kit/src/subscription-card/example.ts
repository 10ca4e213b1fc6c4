import type { SubscriptionCardProps } from './subscription-card-types.ts';

export const subscriptionCardExample = {
  product: 'vip',
  state: 'none',
  price: 1990,
  fullPrice: 1990,
  paidUntil: '2026-12-12T19:00:00.000Z',
  openUntil: null,
  method: 'card ··4417',
  perks: ['20 seconds of preview', '20 % less on albums and videos', 'Every VIP video'],
  startHref: '#start',
  onLeave: () => undefined,
  onBack: () => undefined,
  onCancel: () => undefined,
  onKeep: () => undefined,
  onAcceptOffer: () => undefined,
} satisfies SubscriptionCardProps;
