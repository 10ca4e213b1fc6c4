import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    back: { id: 'kit.rewardGame.back', defaultMessage: 'Back tomorrow' },
    lastDay: { id: 'kit.rewardGame.lastDay', defaultMessage: 'That was the last day' },
    noTries: { id: 'kit.rewardGame.noTries', defaultMessage: 'No tries left today' },
    loginText: { id: 'kit.rewardGame.loginText', defaultMessage: 'Log in, so that we can keep what you win.' },
    login: { id: 'kit.rewardGame.login', defaultMessage: 'Log in' },
    rewards: { id: 'kit.rewardGame.rewards', defaultMessage: 'See rewards' },
    chances: { id: 'kit.rewardGame.chances', defaultMessage: 'Chances of each try' },
    notSold: { id: 'kit.rewardGame.notSold', defaultMessage: 'Tries cannot be bought.' },
  }),
  ...defineMessages<{
    starts: { when: string };
    daily: { count: number };
    newTries: { count: number };
    pointsStay: { points: number };
    ended: { name: string };
    open: { count: number; when: string };
    yours: { count: number };
    left: { left: number; of: number };
    points: { points: number };
  }>({
    starts: { id: 'kit.rewardGame.starts', defaultMessage: 'Starts {when}' },
    daily: {
      id: 'kit.rewardGame.daily',
      defaultMessage: '{count, plural, one {One try} other {# tries}} a day, nothing to buy.',
    },
    newTries: {
      id: 'kit.rewardGame.newTries',
      defaultMessage: '{count, plural, one {A new try} other {# new tries}} at 00:00 Berlin time.',
    },
    pointsStay: {
      id: 'kit.rewardGame.pointsStay',
      defaultMessage: 'Your {points, plural, one {# point stays} other {# points stay}}.',
    },
    ended: { id: 'kit.rewardGame.ended', defaultMessage: '{name} has ended' },
    open: {
      id: 'kit.rewardGame.open',
      defaultMessage: '{count, plural, one {One reward waits} other {# rewards wait}} for you until {when}.',
    },
    yours: {
      id: 'kit.rewardGame.yours',
      defaultMessage: '{count, plural, one {One try is} other {# tries are}} yours',
    },
    left: {
      id: 'kit.rewardGame.left',
      defaultMessage: '{left} of {of, plural, one {# try} other {# tries}} left',
    },
    points: { id: 'kit.rewardGame.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
  }),
};
