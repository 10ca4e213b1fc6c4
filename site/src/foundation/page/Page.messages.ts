import { defineMessages } from 'react-intl';

/** Texts of the frame around every page. */
export const messages = defineMessages({
  noScript: {
    id: 'site.page.noScript',
    defaultMessage:
      'Live pictures, chats and messages need JavaScript. Without it you can look around, log in and add coins.',
  },
  skip: { id: 'site.page.skip', defaultMessage: 'Skip to the content' },
  logIn: { id: 'site.page.logIn', defaultMessage: 'Log in' },
  signUp: { id: 'site.page.signUp', defaultMessage: 'Sign up' },
});
