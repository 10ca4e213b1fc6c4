import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.channelList.title', defaultMessage: 'Messages' },
    filters: { id: 'kit.channelList.filters', defaultMessage: 'Which conversations' },
    newest: { id: 'kit.channelList.newest', defaultMessage: 'Newest' },
    unread: { id: 'kit.channelList.unread', defaultMessage: 'Unread' },
    archived: { id: 'kit.channelList.archived', defaultMessage: 'Archived' },
    blocked: { id: 'kit.channelList.blocked', defaultMessage: 'Blocked' },
    onlineOnly: { id: 'kit.channelList.onlineOnly', defaultMessage: 'Online only' },
    markAll: { id: 'kit.channelList.markAll', defaultMessage: 'Mark all as seen' },
    loading: { id: 'kit.channelList.loading', defaultMessage: 'The conversations are loading.' },
    loadingMore: { id: 'kit.channelList.loadingMore', defaultMessage: 'More are loading.' },
    more: { id: 'kit.channelList.more', defaultMessage: 'Show more' },
    failed: { id: 'kit.channelList.failed', defaultMessage: 'The conversations did not load.' },
    retry: { id: 'kit.channelList.retry', defaultMessage: 'Try again' },
    empty: { id: 'kit.channelList.empty', defaultMessage: 'No conversations yet' },
    emptyText: {
      id: 'kit.channelList.emptyText',
      defaultMessage: 'Choose somebody and write: your conversations stand here then.',
    },
    emptyFilter: { id: 'kit.channelList.emptyFilter', defaultMessage: 'There are none here.' },
    freeChat: { id: 'kit.channelList.freeChat', defaultMessage: 'Free chat' },
    nothing: { id: 'kit.channelList.nothing', defaultMessage: 'Nothing written yet' },
  }),
  ...defineMessages<{ unreadOf: { count: number } }>({
    unreadOf: { id: 'kit.channelList.unreadOf', defaultMessage: 'Unread {count, number}' },
  }),
  ...defineMessages<{ unreadCount: { count: number } }>({
    unreadCount: {
      id: 'kit.channelList.unreadCount',
      defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    },
  }),
};
