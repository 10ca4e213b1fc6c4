import type { BonusCodeCardProps } from './BonusCodeCard.tsx';
import type { BonusCodeFormProps } from './BonusCodeForm.tsx';

export const bonusCodeCardExample = {
  offer: {
    code: 'ROSE 2026 B',
    benefits: [{ id: 1, name: '20 coins', description: 'On your balance at once' }],
    validTo: '2026-11-30T22:59:59.000Z',
    remainingCount: 41,
  },
} satisfies BonusCodeCardProps;

export const bonusCodeFormExample = {
  code: 'rose 2026-b',
  state: 'canRedeem',
  offer: {
    code: 'ROSE 2026 B',
    benefits: [
      { id: 1, name: '20 coins', description: 'On your balance at once' },
      { id: 2, name: '2 video vouchers', description: 'Videos up to 40 coins, for 30 days' },
    ],
    validTo: '2026-11-30T22:59:59.000Z',
    remainingCount: 41,
  },
  links: { vip: '/en/vipclub/', phone: '/vxpay/phone', topUp: '/vxpay/top-up' },
  onCode: () => undefined,
  onCheck: () => undefined,
  onRedeem: () => undefined,
} satisfies BonusCodeFormProps;
