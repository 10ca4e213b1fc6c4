import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { channelFilter, channelPage, messengerChannel, messengerMessage } from './schemas.ts';

/**
 * A page of the guest's channels; 10 by default. `online` limits it to performers who are online.
 * @spec query:messenger.channels
 * @assumed The variables, with the names of the other lists. Channels without messages are omitted.
 */
export const messengerChannels = query('content/messenger/messengerChannels', {
  needs: 'guest',
  input: s.object({
    filter: s.optional(channelFilter),
    online: s.optional(s.boolean),
    first: s.optional(s.pageNumber),
    offset: s.optional(s.pageNumber),
  }),
  answer: channelPage,
  failures: ['needLogin'],
  purpose: 'Lists the guest’s channels, the latest message first.',
});

/** Which messages of a conversation are read. @assumed The documents name no values. */
export const contentKind = s.enum(['all', 'media'], {
  id: 'ContentKind',
  description: 'media are messages with a picture',
});

/** The order in which a conversation is read. @assumed The documents name no values. */
export const contentOrder = s.enum(['newest', 'oldest'], { id: 'ContentOrder', description: 'by the time of sending' });

/**
 * Messages of one channel or of all, newest first and 30 by default; `total` counts
 * all that match. `beforeId` pages backwards without gaps while new ones arrive.
 * @spec query:messenger.content, feature:messenger.media
 * @assumed The fields of the filter: a channel, only media, only what is older than a message, only what was written in a chat.
 */
export const messengerContent = query('content/messenger/messengerContent', {
  needs: 'guest',
  input: s.object({
    filter: s.object({
      channelId: s.optional(s.entityId),
      kind: s.optional(contentKind),
      beforeId: s.optional(s.entityId),
      chatId: s.optional(s.string),
    }),
    first: s.optional(s.pageNumber),
    offset: s.optional(s.pageNumber),
    order: s.optional(contentOrder),
  }),
  answer: s.object({ items: s.array(messengerMessage), total: s.count }),
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads messages of the guest’s channels.',
});

/**
 * The number of unread messages from performers; archived and blocked channels do not count.
 * @spec query:messenger.unread-count
 * @assumed The answer.
 */
export const messengerUnreadCount = query('content/messenger/messengerUnreadCount', {
  needs: 'guest',
  input: s.empty,
  answer: s.object({ unreadCount: s.count }),
  failures: ['needLogin'],
  purpose: 'Counts the messages that the guest has not read.',
});

/**
 * Opens the channel with a performer: creates it if there is none, marks its messages as read and returns it.
 * @spec query:messenger.channel.touch
 * @assumed What the call does: the documents have no other call that creates a channel or marks it as read.
 */
export const touchMessengerChannel = mutation('content/messenger/touchMessengerChannel', {
  needs: 'guest',
  input: s.object({ actorId: s.entityId }),
  answer: messengerChannel,
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Opens the channel with a performer and marks it as read.',
});
