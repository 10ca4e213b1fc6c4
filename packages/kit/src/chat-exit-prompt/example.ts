import type { ChatExitPromptProps } from './ChatExitPrompt.tsx';

export const chatExitPromptExample = {
  asking: true,
  performer: { name: 'Mirela', portrait: { src: '/samples/velvet/portrait/mirela', tint: 5 } },
  seconds: 312,
  spent: 10_800,
  onStay: () => undefined,
  onLeave: () => undefined,
} satisfies ChatExitPromptProps;
