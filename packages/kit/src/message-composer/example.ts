import type { MessageComposerProps } from './MessageComposer.tsx';

export const messageComposerExample = {
  name: 'Mirela',
  text: 'Hi',
  terms: { freeMessages: 3, price: { amount: 200 } },
} satisfies MessageComposerProps;
