export { ConversationHeader, type ConversationHeaderProps, type FurtherChat } from './ConversationHeader.tsx';
