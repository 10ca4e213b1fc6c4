export { Price, type PriceProps } from './Price.tsx';
export type { PriceContent } from './PriceParts.tsx';
