import type { AnswerOf, Infer } from '@lounge/protocol';
import type {
  channelFilter,
  messengerChannel,
  messengerChannels,
  messengerMessage,
} from '@lounge/protocol/content/messenger';

/** A guest's conversation with a performer, as an entry of the list. */
export type Channel = Infer<typeof messengerChannel>;
/** A filter of the list. */
export type ChannelFilter = Infer<typeof channelFilter>;
/** A page of channels. */
export type ChannelPage = AnswerOf<typeof messengerChannels>;

/** Orders channels by their last message, newest first. */
export const byNewest = (one: Channel, other: Channel): number =>
  (other.lastMessageAt ?? '').localeCompare(one.lastMessageAt ?? '') ||
  (other.lastMessageId ?? 0) - (one.lastMessageId ?? 0) ||
  other.id - one.id;

/** Whether a channel matches a filter. @spec entity:enum.messengerChannelFilter */
export const matchesFilter = (channel: Channel, filter: ChannelFilter, onlineOnly: boolean): boolean => {
  if (onlineOnly && !channel.isActorOnline) return false;
  if (channel.archived !== (filter === 'archived') || channel.blocked !== (filter === 'blocked')) return false;
  return filter !== 'unread' || channel.unread;
};

/**
 * A channel after a message was sent: it leaves the archive. Returns the channel itself if it already has a newer message, and for
 * the platform's messages, which are never the last one.
 */
export const withMessage = (channel: Channel, message: Infer<typeof messengerMessage>): Channel =>
  message.senderType === 'system' || message.messageId <= (channel.lastMessageId ?? 0)
    ? channel
    : {
        ...channel,
        lastMessageId: message.messageId,
        lastMessageAt: message.date,
        lastMessageType: message.messageType,
        lastSenderType: message.senderType,
        subject: message.text ?? '',
        archived: false,
      };

/** The channels with messages that are neither archived nor blocked, newest message first. */
export const newestOf = (channels: readonly Channel[]): readonly Channel[] =>
  channels
    .filter((channel) => channel.lastMessageId !== null && matchesFilter(channel, 'newest', false))
    .toSorted(byNewest);
