import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    activities: { id: 'kit.activityBoard.activities', defaultMessage: 'What brings points' },
    challenges: { id: 'kit.activityBoard.challenges', defaultMessage: 'Challenges' },
    closed: { id: 'kit.activityBoard.closed', defaultMessage: 'Over. Its rewards can no longer be redeemed.' },
    fulfilled: { id: 'kit.activityBoard.fulfilled', defaultMessage: 'Fulfilled' },
    open: { id: 'kit.activityBoard.open', defaultMessage: 'Open' },
  }),
  ...defineMessages<{
    notStarted: { when: string };
    running: { when: string };
    claimable: { when: string };
    doneOn: { when: string };
    progress: { done: number; goal: number };
    points: { points: number };
    yours: { points: number };
    vipBonus: { percent: number };
    today: { times: number; limit: number };
    timesToday: { times: number };
  }>({
    notStarted: { id: 'kit.activityBoard.notStarted', defaultMessage: 'Begins {when}.' },
    running: { id: 'kit.activityBoard.running', defaultMessage: 'Runs until {when}.' },
    claimable: { id: 'kit.activityBoard.claimable', defaultMessage: 'Over. Rewards can be redeemed until {when}.' },
    doneOn: { id: 'kit.activityBoard.doneOn', defaultMessage: 'Done on {when}' },
    progress: { id: 'kit.activityBoard.progress', defaultMessage: '{done, number} of {goal, number}' },
    points: { id: 'kit.activityBoard.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
    yours: {
      id: 'kit.activityBoard.yours',
      defaultMessage: '{points, plural, one {You have # point.} other {You have # points.}}',
    },
    vipBonus: { id: 'kit.activityBoard.vipBonus', defaultMessage: '{percent, number}% more with VIP' },
    today: { id: 'kit.activityBoard.today', defaultMessage: '{times, number} of {limit, number} today' },
    timesToday: {
      id: 'kit.activityBoard.timesToday',
      defaultMessage: '{times, plural, one {# time} other {# times}} today',
    },
  }),
};
