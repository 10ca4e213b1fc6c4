import { defineMessages } from 'react-intl';

/** Texts that several views of the payment window share. */
export const windowMessages = {
  ...defineMessages({
    slow: {
      id: 'site.window.slow',
      defaultMessage:
        'This takes longer than usual. Check your connection and press again; you are charged once at most.',
    },
    slowForm: {
      id: 'site.window.slowForm',
      defaultMessage: 'This takes longer than usual. Check your connection and press again; it counts once.',
    },
    goOn: { id: 'site.window.goOn', defaultMessage: 'Continue' },
    cancel: { id: 'site.window.cancel', defaultMessage: 'Cancel' },
    done: { id: 'site.window.done', defaultMessage: 'Done' },
    back: { id: 'site.window.back', defaultMessage: 'Back' },
  }),
  ...defineMessages<{ coins: { count: number } }>({
    coins: { id: 'site.window.coins', defaultMessage: '{count, plural, one {# coin} other {# coins}}' },
  }),
};
