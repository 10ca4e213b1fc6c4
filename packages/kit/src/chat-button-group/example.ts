import type { ChatButtonGroupProps } from './ChatButtonGroup.tsx';

export const chatButtonGroupExample = {
  name: 'Mirela',
  performer: {
    videoPrice: 3600,
    voyeurPrice: 1800,
    voicePrice: 2400,
    messagePrice: 200,
    toyPrice: 4400,
    show: { price: 6000, at: 'Fri 21:00', state: 'open' },
  },
  guest: { isLoggedIn: true, balance: 5200 },
  onStart: () => undefined,
} satisfies ChatButtonGroupProps;
