import { defineMessages } from 'react-intl';

/** Texts around lists. */
export const messages = defineMessages({
  showMore: { id: 'site.page.showMore', defaultMessage: 'Show more' },
  moreNotLoaded: { id: 'site.page.moreNotLoaded', defaultMessage: 'More did not load.' },
});
