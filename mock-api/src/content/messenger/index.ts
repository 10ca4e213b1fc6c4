export { getOrCreateChannel } from './channels.ts';
export { giftsInChat } from './gifts-in-chat.ts';
export { performerWrites } from './performer-side.ts';
export { billGifts } from './running-chats.ts';
export { checkSellsTo, isBlockedBetween } from './sells-to.ts';
export { publishPresence } from './publish-presence.ts';
export { writeSystemMessage, type SystemMessage } from './system-message.ts';
