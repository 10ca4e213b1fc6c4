export * from './LivePreview.ts';
export * from './chat-start-failure.ts';
export { ChatMeter } from './ChatMeter.ts';
export * from './LiveChat.ts';
