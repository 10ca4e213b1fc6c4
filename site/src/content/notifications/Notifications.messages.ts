import { defineMessages } from 'react-intl';

/** What a notification says, by its type. */
export const messages = {
  ...defineMessages({
    other: { id: 'site.notifications.other', defaultMessage: 'There is something new for you' },
  }),
  ...defineMessages<{ wrote: { name: string }; ticketBack: { name: string } }>({
    ticketBack: {
      id: 'site.notifications.ticketBack',
      defaultMessage: 'The show of {name} did not take place as planned. Your ticket was given back.',
    },
    wrote: { id: 'site.notifications.wrote', defaultMessage: '{name} wrote to you' },
  }),
};
