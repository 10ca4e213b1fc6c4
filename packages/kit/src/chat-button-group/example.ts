import type { ChatButtonGroupProps } from './ChatButtonGroup.tsx';

export const chatButtonGroupExample = {
  name: 'Noor',
  performer: { videoPrice: 3600 },
  guest: { isLoggedIn: true, balance: 0 },
  onStart: () => undefined,
} satisfies ChatButtonGroupProps;
