import type { ChatExitPromptProps } from './ChatExitPrompt.tsx';

export const chatExitPromptExample = {
  asking: true,
  performer: { name: 'Noor', portrait: { src: '/pictures/p', tint: 1 } },
  seconds: 312,
  onStay: () => undefined,
  onLeave: () => undefined,
} satisfies ChatExitPromptProps;
