export * from './Channels.ts';
export * from './Conversation.ts';
export * from './Outbox.ts';
export * from './UnreadMessages.ts';
export * from './outbox-storage.ts';
export * from './remembered-channel.ts';
export * from './Recommendations.ts';
export * from './ConversationMedia.ts';
