import type { BenefitCardProps } from './BenefitCard.tsx';
import type { BenefitListProps } from './BenefitList.tsx';

export const benefitCardExample = { benefit: { kind: 'video', amount: 2 } } satisfies BenefitCardProps;

export const benefitListExample = {
  benefits: [
    { itemId: 'a', kind: 'spins', amount: 3 },
    { itemId: 'b', kind: 'video', amount: 2, validTo: '2026-12-20T19:00:00.000Z' },
  ],
} satisfies BenefitListProps;
