import { defineMessages } from 'react-intl';

/** Texts of the stage at the top of the start page. */
export const messages = defineMessages({
  watchPreview: { id: 'site.home.watchPreview', defaultMessage: 'Watch preview' },
  seeProfile: { id: 'site.home.seeProfile', defaultMessage: 'See profile' },
});
