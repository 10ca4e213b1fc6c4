import type { AgeVerificationWindowProps } from './AgeVerificationWindow.tsx';

export const ageVerificationWindowExample = {
  status: 'unknown',
  ways: [
    { kind: 'pinCall', href: '#pin-call' },
    { kind: 'identity', href: '#identity' },
    { kind: 'bank', href: '#bank' },
  ],
} satisfies AgeVerificationWindowProps;
