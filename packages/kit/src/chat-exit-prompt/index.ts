export { ChatExitPrompt, type ChatExitPromptProps } from './ChatExitPrompt.tsx';
export { asksBeforeExit } from './asks-before-exit.ts';
