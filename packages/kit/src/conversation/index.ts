export { Conversation, type ConversationProps } from './Conversation.tsx';
export type { MessageBubbleProps } from './MessageBubble.tsx';
export {
  type ConversationGift,
  type ConversationItem,
  type ConversationNote,
  type MessageState,
} from './conversation-item.ts';
