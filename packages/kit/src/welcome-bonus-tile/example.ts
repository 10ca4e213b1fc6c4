import type { WelcomeBonusTileProps } from './WelcomeBonusTile.tsx';

export const welcomeBonusTileExample = {
  code: 'HELLO',
  hasNotRedeemedInstance: true,
  href: '/',
} satisfies WelcomeBonusTileProps;
