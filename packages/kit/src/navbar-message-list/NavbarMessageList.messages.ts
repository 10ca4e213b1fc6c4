import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.navbarMessageList.title', defaultMessage: 'Messages' },
    latest: { id: 'kit.navbarMessageList.latest', defaultMessage: 'Latest messages' },
    markAll: { id: 'kit.navbarMessageList.markAll', defaultMessage: 'Mark all as seen' },
    all: { id: 'kit.navbarMessageList.all', defaultMessage: 'All conversations' },
    loading: { id: 'kit.navbarMessageList.loading', defaultMessage: 'Your conversations are loading.' },
    failed: { id: 'kit.navbarMessageList.failed', defaultMessage: 'Your conversations did not load.' },
    empty: { id: 'kit.navbarMessageList.empty', defaultMessage: 'Nobody has written yet.' },
    retry: { id: 'kit.navbarMessageList.retry', defaultMessage: 'Try again' },
  }),
  ...defineMessages<{ unread: { count: number } }>({
    unread: { id: 'kit.navbarMessageList.unread', defaultMessage: '{count, plural, one {# unread} other {# unread}}' },
  }),
};
