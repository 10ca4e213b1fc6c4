import { defineMessages } from 'react-intl';

/** The names of the lists of performers. */
export const messages = defineMessages({
  performers: { id: 'site.menus.performers', defaultMessage: 'Performers' },
  newPerformers: { id: 'site.menus.newPerformers', defaultMessage: 'New faces' },
  freeChat: { id: 'site.menus.freeChat', defaultMessage: 'Free chat' },
  nextDoor: { id: 'site.menus.nextDoor', defaultMessage: 'Next door' },
  categories: { id: 'site.menus.categories', defaultMessage: 'Categories' },
  topLists: { id: 'site.menus.topLists', defaultMessage: 'Top lists' },
  videoStars: { id: 'site.menus.videoStars', defaultMessage: 'Video stars' },
});
