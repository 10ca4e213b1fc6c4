import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    howWasIt: { id: 'kit.chatRating.howWasIt', defaultMessage: 'How was it?' },
    good: { id: 'kit.chatRating.good', defaultMessage: 'Good' },
    notForMe: { id: 'kit.chatRating.notForMe', defaultMessage: 'Not for me' },
    words: { id: 'kit.chatRating.words', defaultMessage: 'A few words, if you like' },
    send: { id: 'kit.chatRating.send', defaultMessage: 'Send' },
    rated: { id: 'kit.chatRating.rated', defaultMessage: 'Thank you. It counts from now on.' },
    notSent: { id: 'kit.chatRating.notSent', defaultMessage: 'That did not arrive. Please send it again.' },
  }),
  ...defineMessages<{ notSeen: { name: string } }>({
    notSeen: { id: 'kit.chatRating.notSeen', defaultMessage: '{name} does not see who gave it.' },
  }),
  ...defineMessages<{ among: { count: number; number: string } }>({
    among: {
      id: 'kit.chatRating.among',
      defaultMessage: 'It counts among {count, plural, one {# rating} other {{number} ratings}}.',
    },
  }),
};
