import { defineMessages } from 'react-intl';

/** Texts of LikeDislike. */
export const messages = {
  ...defineMessages({
    dislike: { id: 'kit.likeDislike.dislike', defaultMessage: 'I do not like it' },
    logIn: { id: 'kit.likeDislike.logIn', defaultMessage: 'Log in to rate it.' },
  }),
  ...defineMessages<{ like: { count: number } }>({
    like: {
      id: 'kit.likeDislike.like',
      defaultMessage: '{count, plural, =0 {I like it} one {I like it; # guest does} other {I like it; # guests do}}',
    },
  }),
};
