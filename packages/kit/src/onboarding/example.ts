import type { OnboardingProps } from './Onboarding.tsx';

export const onboardingExample = {
  steps: [{ title: 'Look', text: 'It is free.' }],
  onDone: () => undefined,
} satisfies OnboardingProps;
