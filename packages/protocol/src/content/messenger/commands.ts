import { command } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { channelFilter, includedGift, messageType, senderType } from './schemas.ts';

/** Maximum length of a text; longer texts are malformed. @assumed The documents state no limit. */
export const maxMessageLength = 2000;

/**
 * Sends a message; the reply is `channelMessage` with the same key. A message is sent and charged once per key.
 * Free messages are used before coins; gifts that the guest owns cost nothing. A message with only gifts costs the gifts.
 * @spec socket:message.send, entity:messageSend
 * @assumed `key`; the fields of `data`; guests send text, image and gift; failures: needLogin, locked, unknown, malformed,
 * needAbo (a gift for VIPs), needPurchase, keyReused. isVideochat, isFreechat and chatId belong to live chats.
 */
export const messageSend = command('content/messenger/messageSend', {
  payload: s.object({
    key: s.boundedString(200),
    channelId: s.entityId,
    messageType,
    senderType,
    isVideochat: s.boolean,
    isFreechat: s.boolean,
    data: s.object({ text: s.nullable(s.string), imageId: s.nullable(s.string) }),
    includedGifts: s.array(includedGift),
    chatId: s.nullable(s.string),
  }),
  purpose: 'Sends a message to a performer.',
});

/**
 * Marks every channel as seen; the reply is `channelUnreadNotice` without a channel.
 * @spec socket:channels.mark-all-seen
 */
export const channelsMarkAllSeen = command('content/messenger/channelsMarkAllSeen', {
  payload: s.empty,
  purpose: 'Marks all channels as seen.',
});

/**
 * Requests a page of the newest channels; the reply is `channelsList`.
 * @spec socket:channels.load
 */
export const channelsLoad = command('content/messenger/channelsLoad', {
  payload: s.object({ offset: s.pageNumber, limit: s.pageNumber }),
  purpose: 'Requests a page of channels.',
});

/**
 * Requests the newest channels, only those of performers who are online if `online` is true; the reply is `channelsList`.
 * @spec socket:channels.load-online
 */
export const channelsLoadOnline = command('content/messenger/channelsLoadOnline', {
  payload: s.object({ online: s.boolean }),
  purpose: 'Requests the channels of performers who are online.',
});

/**
 * Requests the channels of a filter; the reply is `channelsList`.
 * @spec socket:channels.filter
 */
export const channelsFilter = command('content/messenger/channelsFilter', {
  payload: s.object({ filterType: channelFilter }),
  purpose: 'Requests the channels of a filter.',
});

/** The new status of a channel. @assumed The documents name no values. */
const archiveStatus = s.enum(['archived', 'unarchived'], {
  id: 'ArchiveStatus',
  description: 'the new status of a channel',
});

/**
 * Archives or unarchives a channel; the reply is `channelArchiveNotice`.
 * @spec socket:channel.archive
 */
export const channelArchive = command('content/messenger/channelArchive', {
  payload: s.object({ channelId: s.entityId, status: archiveStatus }),
  purpose: 'Archives or unarchives a channel.',
});

/** Maximum quantity of one gift in a message. @assumed The documents state no limit. */
export const maxGiftQuantity = 99;
