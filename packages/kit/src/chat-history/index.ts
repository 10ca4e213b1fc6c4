export { ChatHistory, type ChatHistoryProps, type ChatSums } from './ChatHistory.tsx';
export type { ListedChat, PastChatKind } from './listed-chat.ts';
