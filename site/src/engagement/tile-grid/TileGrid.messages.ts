import { defineMessages } from 'react-intl';

/** Texts around grids. */
export const messages = defineMessages({
  filters: { id: 'site.grid.filters', defaultMessage: 'Who to show' },
  all: { id: 'site.grid.all', defaultMessage: 'For you' },
  online: { id: 'site.grid.online', defaultMessage: 'Online' },
  freeChat: { id: 'site.grid.freeChat', defaultMessage: 'Free chat' },
  new: { id: 'site.grid.new', defaultMessage: 'New' },
  voiceCall: { id: 'site.grid.voiceCall', defaultMessage: 'Voice call' },
  vip: { id: 'site.grid.vip', defaultMessage: 'VIP' },
});
