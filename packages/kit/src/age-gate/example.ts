import type { AgeGateProps } from './AgeGate.tsx';

export const ageGateExample = { action: '/age' } satisfies AgeGateProps;
