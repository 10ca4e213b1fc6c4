import { defineMessages } from 'react-intl';

/** What a notification says, by its type. */
export const messages = {
  ...defineMessages({
    other: { id: 'site.notifications.other', defaultMessage: 'There is something new for you' },
  }),
  ...defineMessages<{ wrote: { name: string } }>({
    wrote: { id: 'site.notifications.wrote', defaultMessage: '{name} wrote to you' },
  }),
};
