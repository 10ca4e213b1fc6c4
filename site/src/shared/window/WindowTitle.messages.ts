import { defineMessages } from 'react-intl';

/** Title of the window; it heads the dialog around it, and names the tab of a window that is a page of its own. */
export const windowTitles = defineMessages({
  paying: { id: 'site.windowTitle.paying', defaultMessage: 'Secure payment window' },
  ageCheck: { id: 'site.windowTitle.ageCheck', defaultMessage: 'Your age check' },
  account: { id: 'site.windowTitle.account', defaultMessage: 'Your account' },
});
