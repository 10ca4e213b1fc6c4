import type { ConsentProps } from './Consent.tsx';

export const consentExample = { action: '/consent' } satisfies ConsentProps;
