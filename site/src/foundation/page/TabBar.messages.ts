import { defineMessages } from 'react-intl';

/** Names of the places at the lower edge of a phone. */
export const messages = defineMessages({
  home: { id: 'site.tabs.home', defaultMessage: 'Home' },
  messages: { id: 'site.tabs.messages', defaultMessage: 'Messages' },
  rewards: { id: 'site.tabs.rewards', defaultMessage: 'Rewards' },
  me: { id: 'site.tabs.me', defaultMessage: 'Me' },
  menu: { id: 'site.tabs.menu', defaultMessage: 'Menu' },
  logIn: { id: 'site.tabs.logIn', defaultMessage: 'Log in' },
});
