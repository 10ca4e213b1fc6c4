export { getOrCreateChannel, mediaMessagesOf } from './channels.ts';
export { contactableModels, contactsAmong } from './contactable.ts';
export { performerWrites } from './performer-side.ts';
export { checkSellsTo, isBlockedBetween } from './sells-to.ts';
export { writeSystemMessage, type SystemMessage } from './system-message.ts';
