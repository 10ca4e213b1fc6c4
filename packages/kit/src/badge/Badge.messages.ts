import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    show: { id: 'kit.badge.show', defaultMessage: 'In a show' },
    live: { id: 'kit.badge.live', defaultMessage: 'Live' },
    vip: { id: 'kit.badge.vip', defaultMessage: 'VIP' },
    new: { id: 'kit.badge.new', defaultMessage: 'New' },
    bought: { id: 'kit.badge.bought', defaultMessage: 'Bought' },
  }),
  ...defineMessages<{ discount: { percent: number }; newCount: { count: number } }>({
    discount: { id: 'kit.badge.discount', defaultMessage: '−{percent}%' },
    newCount: { id: 'kit.badge.newCount', defaultMessage: '{count} new' },
  }),
};
