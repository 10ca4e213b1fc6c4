import { defineMessages } from 'react-intl';

/** Texts of TippingGoal. */
export const messages = {
  ...defineMessages({
    title: { id: 'kit.tippingGoal.title', defaultMessage: 'Tipping goal' },
    achieved: { id: 'kit.tippingGoal.achieved', defaultMessage: 'Reached. Thank you!' },
  }),
  ...defineMessages<{ sum: { sum: number; goal: number } }>({
    sum: {
      id: 'kit.tippingGoal.sum',
      defaultMessage: '{sum, number} of {goal, plural, one {# coin} other {# coins}}',
    },
  }),
};
