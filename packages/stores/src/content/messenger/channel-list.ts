import type { AnswerOf, Infer } from '@lounge/protocol';
import type {
  channelFilter,
  messengerChannel,
  messengerChannels,
  messengerMessage,
} from '@lounge/protocol/content/messenger';

/** A guest's conversation with a performer, as the list shows it. */
export type Channel = Infer<typeof messengerChannel>;
/** What the list can be narrowed to. */
export type ChannelFilter = Infer<typeof channelFilter>;
/** A page of channels. */
export type ChannelPage = AnswerOf<typeof messengerChannels>;

/** The latest message first. */
export const byNewest = (one: Channel, other: Channel): number =>
  (other.lastMessageAt ?? '').localeCompare(one.lastMessageAt ?? '') || other.id - one.id;

/** Whether a channel stands in a narrowed list. @spec entity:enum.messengerChannelFilter */
export const fits = (channel: Channel, filter: ChannelFilter, onlineOnly: boolean): boolean => {
  if (onlineOnly && !channel.isActorOnline) return false;
  if (channel.archived !== (filter === 'archived') || channel.blocked !== (filter === 'blocked')) return false;
  return filter !== 'unread' || channel.unread;
};

/** A channel after a message; one that is older than the last changes nothing, and who writes takes it out of the archive. */
export const withMessage = (channel: Channel, message: Infer<typeof messengerMessage>): Channel =>
  message.messageId <= (channel.lastMessageId ?? 0)
    ? channel
    : {
        ...channel,
        lastMessageId: message.messageId,
        lastMessageAt: message.date,
        subject: message.text ?? '',
        archived: false,
      };
