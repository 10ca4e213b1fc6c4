import { defineMessages } from 'react-intl';

/** Texts of what waits for a guest on the start page. */
export const messages = {
  ...defineMessages({
    rewards: { id: 'site.rewards.rewards', defaultMessage: 'Rewards' },
    toTheWheel: { id: 'site.rewards.toTheWheel', defaultMessage: 'To the wheel' },
  }),
  ...defineMessages<{ waiting: { count: number } }>({
    waiting: {
      id: 'site.rewards.waiting',
      defaultMessage:
        '{count, plural, =0 {The wheel turns again tomorrow} one {One spin is waiting} other {# spins are waiting}}',
    },
  }),
  ...defineMessages<{ bonus: { prize: string; points: number } }>({
    bonus: {
      id: 'site.rewards.bonus',
      defaultMessage: '{prize} for {points, plural, one {# point} other {# points}}.',
    },
  }),
  ...defineMessages<{ points: { points: number } }>({
    points: {
      id: 'site.rewards.points',
      defaultMessage: '{points, plural, one {# point} other {# points}} this month. Every spin brings more.',
    },
  }),
};
