import type { MessageComposerProps } from './MessageComposer.tsx';

export const messageComposerExample = {
  name: 'Noor',
  text: 'Hi',
  terms: { freeMessages: 2, price: { amount: 200 } },
} satisfies MessageComposerProps;
