import type { ConsentProps } from './Consent.tsx';

export const consentExample = { action: '#consent', detailsHref: '#privacy' } satisfies ConsentProps;
