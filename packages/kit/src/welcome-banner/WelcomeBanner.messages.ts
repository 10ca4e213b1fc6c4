import { defineMessages } from 'react-intl';

/** Texts of WelcomeBanner. */
export const messages = defineMessages({
  close: { id: 'kit.welcomeBanner.close', defaultMessage: 'Close' },
  title: { id: 'kit.welcomeBanner.title', defaultMessage: 'Come in' },
  text: {
    id: 'kit.welcomeBanner.text',
    defaultMessage: 'An account is free, and your first chat costs no coins. You can look around first.',
  },
  signUp: { id: 'kit.welcomeBanner.signUp', defaultMessage: 'Create an account' },
  lookAround: { id: 'kit.welcomeBanner.lookAround', defaultMessage: 'Look around' },
});
