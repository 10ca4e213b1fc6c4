export { Conversation, type ConversationPart, type ConversationProps } from './Conversation.tsx';
export type { MessageBubbleProps } from './MessageBubble.tsx';
export {
  type ConversationGift,
  type ConversationItem,
  type ConversationNote,
  type MessageState,
} from './conversation-item.ts';
export {
  useConversation,
  type ConversationModel,
  type ConversationModelOptions,
  type ConversationOptions,
  type ConversationState,
  type MessageGrouping,
  type ScrollerProps,
} from './use-conversation.ts';
