import { defineMessages } from 'react-intl';

/** Texts of the menus of phones. */
export const messages = defineMessages({
  navigation: { id: 'site.menus.title', defaultMessage: 'Menu' },
  languageSelector: { id: 'site.menus.language', defaultMessage: 'Language' },
  logOut: { id: 'site.menus.logOut', defaultMessage: 'Log out' },
  close: { id: 'site.menus.close', defaultMessage: 'Close' },
});
