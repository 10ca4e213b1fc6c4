export { ChatPrompt, type ChatPromptProps } from './ChatPrompt.tsx';
export type { PromptContent } from './PromptBody.tsx';
