export { SatisfactionRing, type SatisfactionRingProps } from './SatisfactionRing.tsx';
