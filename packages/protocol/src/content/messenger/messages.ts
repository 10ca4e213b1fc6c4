import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { channelFilter, channelPageFields, messagePriceFields, messengerMessage } from './schemas.ts';

/**
 * A message arrived in a channel, the guest's own ones among them: with its key it answers `messageSend`.
 * @spec entity:messengerContentItem
 * @assumed The documents name no push for it. It may come more than once; its id tells.
 */
export const channelMessage = push('content/messenger/channelMessage', {
  payload: s.object({ message: messengerMessage }),
  purpose: 'Delivers a message of a channel.',
});

/** How far the guest's messages got. */
const messageProgress = s.enum(['delivered', 'read'], { id: 'MessageProgress', description: 'how far messages got' });

/**
 * The guest's messages up to one of them were delivered or read.
 * @spec state:messenger-message
 * @assumed The documents name no push for it.
 */
export const channelMessageProgress = push('content/messenger/channelMessageProgress', {
  payload: s.object({ channelId: s.entityId, upToMessageId: s.entityId, progress: messageProgress, at: s.instant }),
  purpose: 'Reports how far the guest’s messages got.',
});

/**
 * The performer of a channel began or ended writing.
 * @spec entity:messengerChannel
 * @assumed The documents name no push for it.
 */
export const channelTyping = push('content/messenger/channelTyping', {
  payload: s.object({ channelId: s.entityId, isTyping: s.boolean }),
  purpose: 'Reports whether the performer of a channel is writing.',
});

/**
 * A channel has so many unread messages, all channels together `total`; without a channel every one has none.
 * @spec socket:channel.unread-notice
 * @assumed Name and payload.
 */
export const channelUnreadNotice = push('content/messenger/channelUnreadNotice', {
  payload: s.object({ channelId: s.nullable(s.entityId), unreadCount: s.count, total: s.count }),
  purpose: 'Reports how many messages of a channel are unread.',
});

/**
 * Writing in a channel costs something else than before.
 * @spec socket:channel.message-price-notice
 * @assumed Name, and the channel’s id.
 */
export const channelMessagePriceNotice = push('content/messenger/channelMessagePriceNotice', {
  payload: s.object({ channelId: s.entityId, ...messagePriceFields }),
  purpose: 'Reports what writing in a channel costs from now on.',
});

/**
 * A channel was archived or taken back, here or on another page.
 * @spec socket:channel.archive-notice
 * @assumed Name and payload.
 */
export const channelArchiveNotice = push('content/messenger/channelArchiveNotice', {
  payload: s.object({ channelId: s.entityId, actorId: s.entityId, archived: s.boolean }),
  purpose: 'Reports that a channel was archived or taken back.',
});

/**
 * The performer of a channel came online or went offline.
 * @spec socket:channel.online-state-notice
 * @assumed Name and payload; it goes to the guests of her channels beside actorOnline and actorOffline.
 */
export const channelOnlineStateNotice = push('content/messenger/channelOnlineStateNotice', {
  payload: s.object({ channelId: s.entityId, actorId: s.entityId, isActorOnline: s.boolean }),
  purpose: 'Reports that the performer of a channel came online or went offline.',
});

/**
 * A page of channels, as it was requested.
 * @spec socket:channels.load, socket:channels.load-online, socket:channels.filter
 * @assumed The documents name no answer; it repeats the request.
 */
export const channelsList = push('content/messenger/channelsList', {
  payload: s.object({ filter: channelFilter, online: s.boolean, offset: s.count, ...channelPageFields }),
  purpose: 'Delivers a page of the guest’s channels.',
});
