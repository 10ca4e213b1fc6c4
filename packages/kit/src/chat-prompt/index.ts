export { ChatPrompt, type ChatPromptProps } from './ChatPrompt.tsx';
