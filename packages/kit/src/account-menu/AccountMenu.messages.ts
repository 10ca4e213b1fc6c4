import { defineMessages } from 'react-intl';

/** Texts of the account menu. */
export const messages = {
  ...defineMessages<{ label: { name: string } }>({
    label: { id: 'kit.accountMenu.label', defaultMessage: 'Your account: {name}' },
  }),
  ...defineMessages({
    logOut: { id: 'kit.accountMenu.logOut', defaultMessage: 'Log out' },
    vip: { id: 'kit.accountMenu.vip', defaultMessage: 'VIP' },
  }),
};
