import type { RefillWindowProps } from './RefillWindow.tsx';

export const refillWindowExample = {
  incentiveType: 'refill',
  interval: 86_400,
  balance: 0,
  minimum: 50,
  topUpHref: '/t',
  onHide: () => undefined,
  onClose: () => undefined,
} satisfies RefillWindowProps;
