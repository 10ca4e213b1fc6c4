import type { ChatStartErrorProps } from './ChatStartError.tsx';

export const chatStartErrorExample = {
  reason: 'timeout',
  name: 'Noor',
  step: { href: '/n' },
} satisfies ChatStartErrorProps;
