import type { BonusCodeCardProps } from './BonusCodeCard.tsx';
import type { BonusCodeFormProps } from './BonusCodeForm.tsx';

export const bonusCodeCardExample = {
  offer: { code: 'WARM 20', benefits: [{ id: 1, name: '20 coins', description: 'At once' }] },
} satisfies BonusCodeCardProps;

export const bonusCodeFormExample = {
  code: '',
  state: 'empty',
  links: { vip: '/v', phone: '/p', topUp: '/t' },
  onCode: () => undefined,
  onCheck: () => undefined,
  onRedeem: () => undefined,
} satisfies BonusCodeFormProps;
