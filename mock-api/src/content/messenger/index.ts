export { getOrCreateChannel } from './channels.ts';
export { giftsInChat } from './gifts-in-chat.ts';
export { performerWrites } from './performer-side.ts';
export { checkSellsTo, isBlockedBetween } from './sells-to.ts';
export { messageSender } from './send.ts';
export { writeSystemMessage, type SystemMessage } from './system-message.ts';
