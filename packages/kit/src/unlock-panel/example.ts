import type { UnlockPanelProps } from './UnlockPanel.tsx';

export const unlockPanelExample = {
  state: 'needPurchase',
  count: 3,
  price: 900,
  onUnlock: () => undefined,
  links: { logIn: '/l', ageCheck: '/a', topUp: '/t' },
} satisfies UnlockPanelProps;
