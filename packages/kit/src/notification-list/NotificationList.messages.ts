import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.notificationList.title', defaultMessage: 'Notifications' },
    markAll: { id: 'kit.notificationList.markAll', defaultMessage: 'Mark all as read' },
    allRead: { id: 'kit.notificationList.allRead', defaultMessage: 'All read' },
    loading: { id: 'kit.notificationList.loading', defaultMessage: 'The notifications are loading.' },
    empty: { id: 'kit.notificationList.empty', defaultMessage: 'Nothing new for you.' },
    unseen: { id: 'kit.notificationList.unseen', defaultMessage: 'New' },
    failed: { id: 'kit.notificationList.failed', defaultMessage: 'The notifications did not load.' },
    retry: { id: 'kit.notificationList.retry', defaultMessage: 'Try again' },
    all: { id: 'kit.notificationList.all', defaultMessage: 'All notifications' },
  }),
  ...defineMessages<{ remove: { text: string }; removed: { text: string } }>({
    remove: { id: 'kit.notificationList.remove', defaultMessage: 'Remove “{text}”' },
    removed: { id: 'kit.notificationList.removed', defaultMessage: '“{text}” is removed' },
  }),
};
