import type { SatisfactionRingProps } from './SatisfactionRing.tsx';

export const satisfactionRingExample = { rating: { count: 40, satisfaction: 96 } } satisfies SatisfactionRingProps;
