import type { GiftCalendarProps } from './GiftCalendar.tsx';

export const giftCalendarExample = {
  name: 'Mirela',
  picture: { src: '/samples/velvet/avatar/mirela', tint: 5 },
  days: [
    { date: '2026-12-06', state: 'redeemed', reward: { label: 'Lantern' } },
    { date: '2026-12-07', state: 'claimed', reward: { label: '5 coins' } },
    { date: '2026-12-08', state: 'missed' },
    { date: '2026-12-09', state: 'today' },
    { date: '2026-12-10', state: 'ahead' },
  ],
  onClaim: () => undefined,
} satisfies GiftCalendarProps;
