import type { AgeVerificationWindowProps } from './AgeVerificationWindow.tsx';

export const ageVerificationWindowExample = { status: 'pending' } satisfies AgeVerificationWindowProps;
