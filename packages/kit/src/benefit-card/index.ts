export { BenefitCard, type BenefitCardProps } from './BenefitCard.tsx';
export type { BenefitProps, BenefitState, BenefitStep } from './BenefitParts.tsx';
export { BenefitList, type BenefitListProps, type ListedBenefit } from './BenefitList.tsx';
export type { BenefitContent, BenefitKind } from './benefit-texts.ts';
