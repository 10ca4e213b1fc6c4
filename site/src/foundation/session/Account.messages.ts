import { defineMessages } from 'react-intl';

/** Texts of the account's section of the guest's own page. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.account.title', defaultMessage: 'Your account' },
    sessions: { id: 'site.account.sessions', defaultMessage: 'Where you are logged in' },
    here: { id: 'site.account.here', defaultMessage: 'This device' },
    unknownDevice: { id: 'site.account.unknownDevice', defaultMessage: 'Unknown device' },
    logOut: { id: 'site.account.logOut', defaultMessage: 'Log out' },
    everywhere: { id: 'site.account.everywhere', defaultMessage: 'Log out everywhere' },
    everywhereText: {
      id: 'site.account.everywhereText',
      defaultMessage: 'You are logged out on all devices, on this one too.',
    },
    keep: { id: 'site.account.keep', defaultMessage: 'Stay logged in' },
    changePassword: { id: 'site.account.changePassword', defaultMessage: 'Change your password' },
    changeEmail: { id: 'site.account.changeEmail', defaultMessage: 'Change your e-mail address' },
    secondFactor: { id: 'site.account.secondFactor', defaultMessage: 'Second factor' },
    export: { id: 'site.account.export', defaultMessage: 'Your data' },
    deleteAccount: { id: 'site.account.deleteAccount', defaultMessage: 'Delete your account' },
    notLoaded: { id: 'site.account.notLoaded', defaultMessage: 'The list did not load' },
    notEnded: { id: 'site.account.notEnded', defaultMessage: 'That did not work. Please try again.' },
  }),
  ...defineMessages<{ device: { browser: string; system: string } }>({
    device: { id: 'site.account.device', defaultMessage: '{browser} on {system}' },
  }),
  ...defineMessages<{ used: { when: string } }>({
    used: { id: 'site.account.used', defaultMessage: 'Last used on {when}' },
  }),
  ...defineMessages<{ logOutDevice: { device: string } }>({
    logOutDevice: { id: 'site.account.logOutDevice', defaultMessage: 'Log out {device}' },
  }),
};
