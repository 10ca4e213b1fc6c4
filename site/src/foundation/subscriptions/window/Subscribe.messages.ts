import { defineMessages } from 'react-intl';

/** Texts of the forms that start a subscription. */
export const subscriptionMessages = {
  ...defineMessages({
    subscribeVip: { id: 'site.window.subscribeVip', defaultMessage: 'Start VIP' },
    subscribeTv: { id: 'site.window.subscribeTv', defaultMessage: 'Start TV' },
    subscribeLead: {
      id: 'site.window.subscribeLead',
      defaultMessage: 'The first month is paid now, then every month until you cancel. You cancel on the same page.',
    },
    monthRow: { id: 'site.window.monthRow', defaultMessage: 'First month' },
    nextRow: { id: 'site.window.nextRow', defaultMessage: 'Every month after it' },
    methodSaved: {
      id: 'site.window.methodSaved',
      defaultMessage: 'The way you choose is saved for the next months. Test data: the wallet is always declined.',
    },
    keepPlan: { id: 'site.window.keepPlan', defaultMessage: 'Take the cancellation back' },
    keepPlanNote: {
      id: 'site.window.keepPlanNote',
      defaultMessage: 'This month is paid already, so nothing is charged now.',
    },
    notOnSale: { id: 'site.window.notOnSale', defaultMessage: 'Not on sale yet' },
    notOnSaleText: {
      id: 'site.window.notOnSaleText',
      defaultMessage: 'Nobody pays for it before it is ready. Nothing was charged.',
    },
    subscribed: { id: 'site.window.subscribed', defaultMessage: 'Everything is open now' },
  }),
  ...defineMessages<{ startFor: { sum: string } }>({
    startFor: { id: 'site.window.startFor', defaultMessage: 'Pay {sum} a month' },
  }),
  ...defineMessages<{ subscribedText: { date: string } }>({
    subscribedText: {
      id: 'site.window.subscribedText',
      defaultMessage: 'It is paid until {date} and is renewed then. You can cancel at any time.',
    },
  }),
};
