import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    redeem: { id: 'kit.monthlyRewards.redeem', defaultMessage: 'Redeem' },
    redeemed: { id: 'kit.monthlyRewards.redeemed', defaultMessage: 'Redeemed' },
    progress: { id: 'kit.monthlyRewards.progress', defaultMessage: 'Points of this month' },
  }),
  ...defineMessages<{ points: { points: number } }>({
    points: { id: 'kit.monthlyRewards.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
  }),
  ...defineMessages<{ redeemNamed: { name: string } }>({
    redeemNamed: { id: 'kit.monthlyRewards.redeemNamed', defaultMessage: 'Redeem {name}' },
  }),
};
