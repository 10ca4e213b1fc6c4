import type { PriceProps } from './Price.tsx';

export const priceExample = { amount: 4000, was: 5000, per: 'minute' } satisfies PriceProps;
