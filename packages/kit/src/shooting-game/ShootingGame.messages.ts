import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    start: { id: 'kit.shootingGame.start', defaultMessage: 'Start' },
    missed: { id: 'kit.shootingGame.missed', defaultMessage: 'Just past.' },
    failed: { id: 'kit.shootingGame.failed', defaultMessage: 'The try was not counted.' },
    over: { id: 'kit.shootingGame.over', defaultMessage: 'That was all for today.' },
  }),
  ...defineMessages<{
    tries: { count: number };
    points: { points: number };
  }>({
    tries: { id: 'kit.shootingGame.tries', defaultMessage: '{count, plural, one {# try} other {# tries}}' },
    points: { id: 'kit.shootingGame.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
  }),
};

/** The words of each kind of targets. */
export const lookMessages = {
  lanterns: {
    ...defineMessages({
      shoot: { id: 'kit.shootingGame.shoot', defaultMessage: 'Throw' },
      hit: { id: 'kit.shootingGame.hit', defaultMessage: 'Lit!' },
    }),
    ...defineMessages<{ lit: { lit: number; of: number } }>({
      lit: { id: 'kit.shootingGame.lit', defaultMessage: '{lit} of {of} lit' },
    }),
  },
  goal: {
    ...defineMessages({
      shoot: { id: 'kit.shootingGame.kick', defaultMessage: 'Shoot' },
      hit: { id: 'kit.shootingGame.scored', defaultMessage: 'In!' },
    }),
    ...defineMessages<{ lit: { lit: number; of: number } }>({
      lit: { id: 'kit.shootingGame.goals', defaultMessage: '{lit} of {of} in the goal' },
    }),
  },
};
