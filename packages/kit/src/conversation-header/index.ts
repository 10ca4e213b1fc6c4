export { ConversationHeader, type ConversationHeaderProps } from './ConversationHeader.tsx';
