import { defineMessages } from 'react-intl';

/** Texts of the page with all notifications. */
export const messages = defineMessages({
  title: { id: 'site.notifications.title', defaultMessage: 'Notifications' },
  description: {
    id: 'site.notifications.description',
    defaultMessage: 'What has happened around you: messages, shows, pinned performers and your account.',
  },
  empty: { id: 'site.notifications.empty', defaultMessage: 'Nothing new for you' },
  emptyText: {
    id: 'site.notifications.emptyText',
    defaultMessage: 'Pin performers, and you read here when they come online.',
  },
});
