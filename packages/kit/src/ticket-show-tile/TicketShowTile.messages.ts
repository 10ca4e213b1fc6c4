import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  featured: { id: 'kit.ticketShowTile.featured', defaultMessage: 'Recommended' },
  autoFeatured: { id: 'kit.ticketShowTile.autoFeatured', defaultMessage: 'Popular' },
  internal: { id: 'kit.ticketShowTile.internal', defaultMessage: 'House show' },
  private: { id: 'kit.ticketShowTile.private', defaultMessage: 'Private' },
  running: { id: 'kit.ticketShowTile.running', defaultMessage: 'Running' },
  bought: { id: 'kit.ticketShowTile.bought', defaultMessage: 'Your ticket' },
  cancelled: { id: 'kit.ticketShowTile.cancelled', defaultMessage: 'Cancelled' },
  over: { id: 'kit.ticketShowTile.over', defaultMessage: 'Over' },
  closed: { id: 'kit.ticketShowTile.closed', defaultMessage: 'No tickets now' },
  online: { id: 'kit.ticketShowTile.online', defaultMessage: 'Online' },
  offline: { id: 'kit.ticketShowTile.offline', defaultMessage: 'Offline' },
});
