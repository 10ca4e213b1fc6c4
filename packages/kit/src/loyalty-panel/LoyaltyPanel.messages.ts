import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    claim: { id: 'kit.loyaltyPanel.claim', defaultMessage: 'Claim' },
    claimText: { id: 'kit.loyaltyPanel.claimText', defaultMessage: 'Once a day, for your points.' },
    claimedText: { id: 'kit.loyaltyPanel.claimedText', defaultMessage: 'Claimed. There are new ones tomorrow.' },
    notYet: { id: 'kit.loyaltyPanel.notYet', defaultMessage: 'Points come by themselves' },
    moveText: { id: 'kit.loyaltyPanel.moveText', defaultMessage: 'Move them here once. Nothing is lost.' },
    progress: { id: 'kit.loyaltyPanel.progress', defaultMessage: 'Points to the next reward' },
    points: { id: 'kit.loyaltyPanel.points', defaultMessage: 'points' },
  }),
  ...defineMessages<{
    coins: { coins: string; count: number };
    claimed: { coins: string; count: number };
    moreAt: { coins: string; count: number; points: number };
    toNext: { points: number };
    nextAt: { name: string; points: number };
    oldPoints: { points: number };
    move: { points: number };
  }>({
    coins: {
      id: 'kit.loyaltyPanel.coins',
      defaultMessage: '{coins} {count, plural, one {coin} other {coins}} to claim',
    },
    claimed: {
      id: 'kit.loyaltyPanel.claimed',
      defaultMessage: '{coins} {count, plural, one {coin} other {coins}} a day',
    },
    moreAt: {
      id: 'kit.loyaltyPanel.moreAt',
      defaultMessage: '{coins} {count, plural, one {coin} other {coins}} a day from {points, number} points on.',
    },
    toNext: {
      id: 'kit.loyaltyPanel.toNext',
      defaultMessage: '{points, plural, one {# point} other {# points}} to the next reward',
    },
    nextAt: { id: 'kit.loyaltyPanel.nextAt', defaultMessage: '{name}, at {points, number}' },
    oldPoints: {
      id: 'kit.loyaltyPanel.oldPoints',
      defaultMessage: '{points, plural, one {# point} other {# points}} from the old club',
    },
    move: { id: 'kit.loyaltyPanel.move', defaultMessage: 'Move {points, plural, one {# point} other {# points}}' },
  }),
};
