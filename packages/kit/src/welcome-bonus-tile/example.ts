import type { WelcomeBonusTileProps } from './WelcomeBonusTile.tsx';

export const welcomeBonusTileExample = {
  code: 'HELLO',
  hasNotRedeemedInstance: true,
  href: '/en/mylounge/benefits/?code=HELLO',
} satisfies WelcomeBonusTileProps;
