import { command, writes } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { channelArchiveNotice, channelMessage, channelsList, channelUnreadNotice } from './messages.ts';
import { channelFilter, includedGift } from './schemas.ts';

/** Maximum length of a text; longer texts are malformed. @assumed The documents state no limit. */
export const maxMessageLength = 2000;

/** The types of message that guests send; the server inserts the others. */
export const sentMessageType = s.enum(['text', 'image', 'gift'], {
  id: 'SentMessageType',
  description: 'the type of a message that a guest sends',
});

/**
 * Sends a message; the reply is `channelMessage` with the same key. It is charged once per key: free messages before coins, gifts that the
 * guest owns for nothing, a message with only gifts for the gifts.
 * @spec socket:message.send, entity:messageSend
 * @assumed `key`, a field of every command; the fields of `data`; guests send text, image and gift; failures: needLogin, locked, unknown,
 * malformed, needAbo (a gift for VIPs), needPurchase, keyReused. With isVideochat, chatId is a running chat of the guest with the
 * performer: its texts cost nothing, gifts cost what they always cost. Without, chatId is null. isFreechat is of
 * a free chat only. A toy control is a gift of a message of its
 * own in a chat, once; it is `notPossible` without a connected toy, and `tooMany` if the guest has five that wait or run. Without contact
 * between guest and performer a message is `locked`.
 */
export const messageSend = command('content/messenger/messageSend', {
  input: s.object({
    channelId: s.entityId,
    messageType: sentMessageType,
    senderType: s.literal('guest'),
    isVideochat: s.boolean,
    isFreechat: s.boolean,
    data: s.object({ text: s.nullable(s.string), imageId: s.nullable(s.string) }),
    includedGifts: s.array(includedGift),
    chatId: s.nullable(s.string),
  }),
  reply: channelMessage,
  idempotent: true,
  failures: ['unknown', 'needAbo', 'needPurchase', 'keyReused', 'notPossible', 'tooMany'],
  forbiddenBy: writes,
  purpose: 'Sends a message to a performer.',
});

/**
 * Marks every channel as seen; the reply is `channelUnreadNotice` without a channel.
 * @spec socket:channels.mark-all-seen
 */
export const channelsMarkAllSeen = command('content/messenger/channelsMarkAllSeen', {
  input: s.empty,
  reply: channelUnreadNotice,
  forbiddenBy: [],
  purpose: 'Marks all channels as seen.',
});

/**
 * Requests a page of the newest channels; the reply is `channelsList`.
 * @spec socket:channels.load
 */
export const channelsLoad = command('content/messenger/channelsLoad', {
  input: s.object({ offset: s.pageNumber, limit: s.pageNumber }),
  reply: channelsList,
  changes: false,
  purpose: 'Requests a page of channels.',
});

/**
 * Requests the newest channels, only those of performers who are online if `online` is true; the reply is `channelsList`.
 * @spec socket:channels.load-online
 */
export const channelsLoadOnline = command('content/messenger/channelsLoadOnline', {
  input: s.object({ online: s.boolean }),
  reply: channelsList,
  changes: false,
  purpose: 'Requests the channels of performers who are online.',
});

/**
 * Requests the channels of a filter; the reply is `channelsList`.
 * @spec socket:channels.filter
 */
export const channelsFilter = command('content/messenger/channelsFilter', {
  input: s.object({ filterType: channelFilter }),
  reply: channelsList,
  changes: false,
  purpose: 'Requests the channels of a filter.',
});

/** The new status of a channel. @assumed The documents name no values. */
export const archiveStatus = s.enum(['archived', 'unarchived'], {
  id: 'ArchiveStatus',
  description: 'the new status of a channel',
});

/**
 * Archives or unarchives a channel; the reply is `channelArchiveNotice`.
 * @spec socket:channel.archive
 */
export const channelArchive = command('content/messenger/channelArchive', {
  input: s.object({ channelId: s.entityId, status: archiveStatus }),
  reply: channelArchiveNotice,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Archives or unarchives a channel.',
});

/** Maximum quantity of one gift in a message. @assumed The documents state no limit. */
export const maxGiftQuantity = 99;
