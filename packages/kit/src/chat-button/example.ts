import type { ChatButtonProps } from './ChatButton.tsx';
import type { ChatButtonRowProps } from './ChatButtonRow.tsx';

export const chatButtonExample = {
  kind: 'videoChat',
  price: { amount: 3600, per: 'minute' },
} satisfies ChatButtonProps;

export const chatButtonRowExample = { label: 'Talk' } satisfies ChatButtonRowProps;
