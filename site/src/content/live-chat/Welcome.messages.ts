import { defineMessages } from 'react-intl';

/** Texts of the welcome chat besides its button. */
export const messages = {
  ...defineMessages({
    switchOff: { id: 'site.chat.welcomeOff', defaultMessage: 'Do not offer me the welcome chat' },
    switchOn: { id: 'site.chat.welcomeOn', defaultMessage: 'Offer me the welcome chat again' },
    failed: { id: 'site.chat.welcomeFailed', defaultMessage: 'That was not saved. Please try again.' },
    title: { id: 'site.chat.welcomeTitle', defaultMessage: 'Your welcome chat' },
  }),
  ...defineMessages<{ with: { minutes: number } }>({
    with: {
      id: 'site.chat.welcomeWith',
      defaultMessage: '{minutes, plural, one {# minute} other {# minutes}} free, with one of these performers.',
    },
  }),
};
