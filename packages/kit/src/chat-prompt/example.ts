import type { ChatPromptProps } from './ChatPrompt.tsx';

export const chatPromptExample = {
  asking: true,
  title: 'Camera to camera?',
  text: 'Only Mirela sees you, and nothing of your picture is stored.',
  price: { amount: 4400, per: 'minute' },
  yes: 'Switch',
  no: 'Stay in this chat',
  onYes: () => undefined,
  onNo: () => undefined,
} satisfies ChatPromptProps;
