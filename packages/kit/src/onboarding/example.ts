import type { OnboardingProps } from './Onboarding.tsx';

export const onboardingExample = {
  steps: [
    { title: 'Have a free look', text: 'Look into every room for five seconds, nothing is charged.' },
    { title: 'Coins, not minutes', text: 'The price a minute stands on every tile.' },
    { title: 'Pin whom you like', text: 'Then we tell you when they are here, if you want that.' },
  ],
  onDone: () => undefined,
} satisfies OnboardingProps;
