import { defineMessages } from 'react-intl';

/** The names of activities. */
export const activityNames = defineMessages({
  chatMinute: { id: 'site.loyalty.chatMinute', defaultMessage: 'A minute in a chat' },
  purchase: { id: 'site.loyalty.purchase', defaultMessage: 'A purchase' },
  message: { id: 'site.loyalty.message', defaultMessage: 'A message' },
  gift: { id: 'site.loyalty.gift', defaultMessage: 'A gift' },
  logIn: { id: 'site.loyalty.logIn', defaultMessage: 'Logging in' },
});

/** Texts of loyalty and of activity events. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.loyalty.title', defaultMessage: 'Loyalty' },
    description: { id: 'site.loyalty.description', defaultMessage: 'Your points and what they bring.' },
    lead: {
      id: 'site.loyalty.lead',
      defaultMessage: 'Points come from the wheel. They do not end and cannot be bought, and no reward uses them up.',
    },
    points: { id: 'site.loyalty.points', defaultMessage: 'Your points' },
    rewards: { id: 'site.loyalty.rewards', defaultMessage: 'Rewards of the month' },
    byPoints: { id: 'site.loyalty.byPoints', defaultMessage: 'Ordered by points' },
    months: { id: 'site.loyalty.months', defaultMessage: 'Your months' },
    spent: { id: 'site.loyalty.spent', defaultMessage: 'Coins spent, last six months' },
    notLoaded: { id: 'site.loyalty.notLoaded', defaultMessage: 'Your points could not be loaded' },
    notClaimed: { id: 'site.loyalty.notClaimed', defaultMessage: 'The coins could not be claimed. Please try again.' },
    notMoved: { id: 'site.loyalty.notMoved', defaultMessage: 'The points could not be moved. Please try again.' },
    notRedeemed: { id: 'site.loyalty.notRedeemed', defaultMessage: 'That could not be redeemed. Please try again.' },
    challenge: { id: 'site.loyalty.challenge', defaultMessage: 'Challenge of the month' },
    challengeDescription: {
      id: 'site.loyalty.challengeDescription',
      defaultMessage: 'What brings points this month, and the rewards for them.',
    },
    toChallenge: { id: 'site.loyalty.toChallenge', defaultMessage: 'All activities and rewards' },
    eventRewards: { id: 'site.loyalty.eventRewards', defaultMessage: 'Rewards' },
    logIn: { id: 'site.loyalty.toLogIn', defaultMessage: 'Log in to collect points' },
  }),
  ...defineMessages<{
    claimed: { coins: string; count: number };
    moved: { points: number };
    redeemed: { prize: string };
    claimUntil: { when: string };
  }>({
    claimed: {
      id: 'site.loyalty.claimed',
      defaultMessage:
        '{count, plural, one {{coins} coin claimed. It is in your balance.} other {{coins} coins claimed. They are in your balance.}}',
    },
    moved: {
      id: 'site.loyalty.moved',
      defaultMessage: '{points, plural, one {# point was moved.} other {# points were moved.}}',
    },
    redeemed: { id: 'site.loyalty.redeemed', defaultMessage: 'Redeemed: {prize}.' },
    claimUntil: { id: 'site.loyalty.claimUntil', defaultMessage: 'Can be redeemed until {when}' },
  }),
};
