import { defineMessages } from 'react-intl';

/** Texts of the menus of phones. */
export const messages = defineMessages({
  navigation: { id: 'site.menus.title', defaultMessage: 'Menu' },
  languageSelector: { id: 'site.menus.language', defaultMessage: 'Language' },
  search: { id: 'site.menus.search', defaultMessage: 'Search' },
  cameraFilter: { id: 'site.menus.cameraFilter', defaultMessage: 'Filter' },
  categoryFilter: { id: 'site.menus.categoryFilter', defaultMessage: 'Categories' },
  notifications: { id: 'site.menus.notifications', defaultMessage: 'Notifications' },
  back: { id: 'site.menus.back', defaultMessage: 'Back' },
  close: { id: 'site.menus.close', defaultMessage: 'Close' },
});
