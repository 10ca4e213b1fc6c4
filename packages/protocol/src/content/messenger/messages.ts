import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { channelFilter, channelPageFields, messagePriceFields, messengerMessage } from './schemas.ts';

/**
 * A message arrived in a channel. The guest's own messages arrive too: with their key they are the reply to `messageSend`.
 * @spec entity:messengerContentItem
 * @assumed The documents name no push for it. A message may be delivered more than once, with the same id.
 */
export const channelMessage = push('content/messenger/channelMessage', {
  payload: s.object({ message: messengerMessage }),
  purpose: 'Delivers a message of a channel.',
});

/** The progress of the guest's messages. */
export const messageProgress = s.enum(['delivered', 'read'], {
  id: 'MessageProgress',
  description: 'the progress of messages',
});

/**
 * The guest's messages up to one of them were delivered or read.
 * @spec state:messenger-message
 * @assumed The documents name no push for it.
 */
export const channelMessageProgress = push('content/messenger/channelMessageProgress', {
  payload: s.object({ channelId: s.entityId, upToMessageId: s.entityId, progress: messageProgress, at: s.instant }),
  purpose: 'Reports that the guest’s messages were delivered or read.',
});

/**
 * The performer of a channel started or stopped typing.
 * @spec entity:messengerChannel
 * @assumed The documents name no push for it.
 */
export const channelTyping = push('content/messenger/channelTyping', {
  payload: s.object({ channelId: s.entityId, isTyping: s.boolean }),
  purpose: 'Reports whether the performer of a channel is typing.',
});

/**
 * The number of unread messages of a channel, and `total` of all channels. Without a channel, none has unread messages.
 * @spec socket:channel.unread-notice
 * @assumed Name and payload.
 */
export const channelUnreadNotice = push('content/messenger/channelUnreadNotice', {
  payload: s.object({ channelId: s.nullable(s.entityId), unreadCount: s.count, total: s.count }),
  purpose: 'Reports how many messages of a channel are unread.',
});

/**
 * The price of messages in a channel changed.
 * @spec socket:channel.message-price-notice
 * @assumed Name, and the channel’s id.
 */
export const channelMessagePriceNotice = push('content/messenger/channelMessagePriceNotice', {
  payload: s.object({ channelId: s.entityId, actorId: s.entityId, ...messagePriceFields }),
  purpose: 'Reports the new price of messages in a channel.',
});

/**
 * A channel was archived or unarchived, on this or another page.
 * @spec socket:channel.archive-notice
 * @assumed Name and payload.
 */
export const channelArchiveNotice = push('content/messenger/channelArchiveNotice', {
  payload: s.object({ channelId: s.entityId, actorId: s.entityId, archived: s.boolean }),
  purpose: 'Reports that a channel was archived or unarchived.',
});

/**
 * The performer of a channel came online or went offline.
 * @spec socket:channel.online-state-notice
 * @assumed Name and payload; it is sent to the guests of her channels in addition to actorOnline and actorOffline.
 */
export const channelOnlineStateNotice = push('content/messenger/channelOnlineStateNotice', {
  payload: s.object({ channelId: s.entityId, actorId: s.entityId, isActorOnline: s.boolean }),
  purpose: 'Reports that the performer of a channel came online or went offline.',
});

/**
 * The page of channels that was requested.
 * @spec socket:channels.load, socket:channels.load-online, socket:channels.filter
 * @assumed The documents name no reply; it repeats the fields of the request.
 */
export const channelsList = push('content/messenger/channelsList', {
  payload: s.object({ filter: channelFilter, online: s.boolean, offset: s.count, ...channelPageFields }),
  purpose: 'Delivers a page of the guest’s channels.',
});
