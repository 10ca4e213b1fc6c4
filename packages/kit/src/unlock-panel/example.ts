import type { UnlockPanelProps } from './UnlockPanel.tsx';

export const unlockPanelExample = {
  state: 'needPurchase',
  count: 15,
  price: 900,
  balance: 2500,
  links: { logIn: '#log-in', signUp: '#sign-up', ageCheck: '#age-check', topUp: '#top-up', vip: '#vip' },
  onUnlock: () => undefined,
} satisfies UnlockPanelProps;
