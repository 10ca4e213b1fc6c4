import type { RefillWindowProps } from './RefillWindow.tsx';

export const refillWindowExample = {
  incentiveType: 'refill',
  interval: 86_400,
  balance: 25,
  minimum: 50,
  topUpHref: '#top-up',
  onHide: () => undefined,
  onClose: () => undefined,
} satisfies RefillWindowProps;
