export { ChatMessageLog, type ChatMessageLogProps } from './ChatMessageLog.tsx';
export type {
  ChatAuthor,
  ChatLogCharge,
  ChatLogGift,
  ChatLogItem,
  ChatLogItemOf,
  ChatLogMark,
  ChatLogMessage,
  ChatLogNote,
  ChatLogReaction,
  ChatLogToy,
} from './chat-log-item.ts';
