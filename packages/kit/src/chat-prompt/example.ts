import type { ChatPromptProps } from './ChatPrompt.tsx';

export const chatPromptExample = {
  asking: true,
  title: 'Block Noor?',
  yes: 'Block',
  no: 'Stay',
  onYes: () => undefined,
  onNo: () => undefined,
} satisfies ChatPromptProps;
