import { command } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { channelFilter, includedGift, messageType, senderType } from './schemas.ts';

/** Longer texts are malformed. @assumed The documents state no limit. */
export const longestMessage = 2000;

/**
 * Sends a message; `channelMessage` with the same key answers. The same key sends and charges once.
 * Free messages are used up first; gifts that the guest owns cost nothing. A message of gifts alone costs its gifts.
 * @spec socket:message.send, entity:messageSend
 * @assumed `key`; what `data` holds; guests send text, image and gift; failures: needLogin, locked, unknown, malformed,
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
 * Marks every channel as seen; `channelUnreadNotice` without a channel answers.
 * @spec socket:channels.mark-all-seen
 */
export const channelsMarkAllSeen = command('content/messenger/channelsMarkAllSeen', {
  payload: s.empty,
  purpose: 'Marks all channels as seen.',
});

/**
 * Asks for a page of the newest channels; `channelsList` answers.
 * @spec socket:channels.load
 */
export const channelsLoad = command('content/messenger/channelsLoad', {
  payload: s.object({ offset: s.pageNumber, limit: s.pageNumber }),
  purpose: 'Requests a page of channels.',
});

/**
 * Asks for the newest channels, those of performers who are online alone where `online` says so; `channelsList` answers.
 * @spec socket:channels.load-online
 */
export const channelsLoadOnline = command('content/messenger/channelsLoadOnline', {
  payload: s.object({ online: s.boolean }),
  purpose: 'Requests the channels of performers who are online.',
});

/**
 * Asks for the channels of a filter; `channelsList` answers.
 * @spec socket:channels.filter
 */
export const channelsFilter = command('content/messenger/channelsFilter', {
  payload: s.object({ filterType: channelFilter }),
  purpose: 'Requests the channels of a filter.',
});

/** What becomes of a channel. @assumed The documents name no values. */
const archiveStatus = s.enum(['archived', 'unarchived'], {
  id: 'ArchiveStatus',
  description: 'what becomes of a channel',
});

/**
 * Archives a channel or takes it back; `channelArchiveNotice` answers.
 * @spec socket:channel.archive
 */
export const channelArchive = command('content/messenger/channelArchive', {
  payload: s.object({ channelId: s.entityId, status: archiveStatus }),
  purpose: 'Archives a channel or takes it back.',
});

/** A message holds at most so many of one gift. @assumed The documents state no limit. */
export const mostOfAGift = 99;
