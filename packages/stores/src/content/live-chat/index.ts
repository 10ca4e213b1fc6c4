export * from './chat-start-failure.ts';
export * from './ChatHistory.ts';
export * from './ChatTrial.ts';
export { ChatMeter, type LiveChatData } from './ChatMeter.ts';
export * from './FreeChat.ts';
export * from './LiveChat.ts';
export * from './LivePreview.ts';
export * from './LiveReactions.ts';
export * from './VoiceCall.ts';
