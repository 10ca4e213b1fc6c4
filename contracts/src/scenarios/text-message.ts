import type { InputOf } from '@lounge/protocol';
import type { messageSend } from '@lounge/protocol/content/messenger';

/** A message of words outside of chats. */
export const textMessage = (channelId: number, text: string): InputOf<typeof messageSend> => ({
  channelId,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: { text, imageId: null },
  includedGifts: [],
  chatId: null,
});
