import type { SatisfactionRingProps } from './SatisfactionRing.tsx';

export const satisfactionRingExample = { rating: { count: 412, satisfaction: 96 } } satisfies SatisfactionRingProps;
