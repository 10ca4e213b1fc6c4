import { defineMessages } from 'react-intl';

/** Texts of a list of those who are live where nobody is. */
export const messages = defineMessages({
  nobodyLive: { id: 'site.home.nobodyLive', defaultMessage: 'Nobody is live at the moment' },
  nobodyLiveHint: {
    id: 'site.home.nobodyLiveHint',
    defaultMessage: 'The evening starts at eight. Have a look around until then.',
  },
});
