import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    redeem: { id: 'kit.rewardTrack.redeem', defaultMessage: 'Redeem' },
    redeemed: { id: 'kit.rewardTrack.redeemed', defaultMessage: 'Redeemed' },
    empty: { id: 'kit.rewardTrack.empty', defaultMessage: 'There are no rewards now.' },
  }),
  ...defineMessages<{ points: { points: number }; toGo: { points: number } }>({
    points: { id: 'kit.rewardTrack.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
    toGo: { id: 'kit.rewardTrack.toGo', defaultMessage: '{points, number} to go' },
  }),
  ...defineMessages<{ redeemNamed: { name: string } }>({
    redeemNamed: { id: 'kit.rewardTrack.redeemNamed', defaultMessage: 'Redeem {name}' },
  }),
};
