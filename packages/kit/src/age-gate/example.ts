import type { AgeGateProps } from './AgeGate.tsx';

export const ageGateExample = { action: '#age', fields: [{ name: 'back', value: '/en/' }] } satisfies AgeGateProps;
