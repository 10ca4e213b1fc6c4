import { defineMessages } from 'react-intl';

/** Text of a notification, by its type. */
export const messages = {
  ...defineMessages({
    other: { id: 'site.notifications.other', defaultMessage: 'There is something new for you' },
  }),
  ...defineMessages<{
    wrote: { name: string };
    ticketBack: { name: string };
    showBegan: { show: string; name: string };
    showBack: { show: string; name: string };
    showCoinsBack: { show: string; name: string; coins: string; count: number };
  }>({
    showBegan: {
      id: 'site.notifications.showBegan',
      defaultMessage: 'The show “{show}” of {name} has begun.',
    },
    showBack: {
      id: 'site.notifications.showBack',
      defaultMessage: 'The show “{show}” of {name} did not take place as planned. Your ticket was given back.',
    },
    showCoinsBack: {
      id: 'site.notifications.showCoinsBack',
      defaultMessage:
        'The show “{show}” of {name} did not take place as planned. {count, plural, one {{coins} coin} other {{coins} coins}} came back to you.',
    },
    ticketBack: {
      id: 'site.notifications.ticketBack',
      defaultMessage: 'The show of {name} did not take place as planned. Your ticket was given back.',
    },
    wrote: { id: 'site.notifications.wrote', defaultMessage: '{name} wrote to you' },
  }),
};
