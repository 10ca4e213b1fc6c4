import { defineMessages } from 'react-intl';

/** The names of the areas. */
export const messages = defineMessages({
  live: { id: 'site.page.live', defaultMessage: 'Live' },
  videos: { id: 'site.menus.videos', defaultMessage: 'Videos' },
  feed: { id: 'site.menus.feed', defaultMessage: 'Feed' },
  ticketShows: { id: 'site.footer.ticketShows', defaultMessage: 'Ticket shows' },
  highOnRose: { id: 'site.footer.highOnRose', defaultMessage: 'Best rated' },
  magazine: { id: 'site.menus.magazine', defaultMessage: 'Magazine' },
  rewards: { id: 'site.page.rewards', defaultMessage: 'Rewards' },
  vip: { id: 'site.footer.vip', defaultMessage: 'VIP club' },
  tv: { id: 'site.menus.tv', defaultMessage: 'TV' },
});
