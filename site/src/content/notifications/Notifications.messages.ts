import { defineMessages } from 'react-intl';

/** Text of a notification, by its type. */
export const messages = {
  ...defineMessages({
    other: { id: 'site.notifications.other', defaultMessage: 'There is something new for you' },
    voucherEnds: { id: 'site.notifications.voucherEnds', defaultMessage: 'One of your vouchers ends within a day' },
    ageAccepted: { id: 'site.notifications.ageAccepted', defaultMessage: 'Your age check was accepted' },
    ageRejected: { id: 'site.notifications.ageRejected', defaultMessage: 'Your age check was not accepted' },
  }),
  ...defineMessages<{
    wrote: { name: string };
    programBegins: { title: string; time: string };
    cameOnline: { name: string };
    billRefunded: { name: string };
    billDeclined: { name: string };
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
    programBegins: { id: 'site.notifications.programBegins', defaultMessage: '“{title}” begins at {time} on TV' },
    cameOnline: { id: 'site.notifications.cameOnline', defaultMessage: '{name} came online' },
    billRefunded: {
      id: 'site.notifications.billRefunded',
      defaultMessage: 'The bill of your chat with {name} was checked: what it cost came back to you.',
    },
    billDeclined: {
      id: 'site.notifications.billDeclined',
      defaultMessage: 'The bill of your chat with {name} was checked: it stays as it is.',
    },
    wrote: { id: 'site.notifications.wrote', defaultMessage: '{name} wrote to you' },
  }),
};
