import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  more: { id: 'kit.navigationBar.more', defaultMessage: 'More' },
  main: { id: 'kit.navigationBar.main', defaultMessage: 'Main' },
  search: { id: 'kit.navigationBar.search', defaultMessage: 'Search' },
  notifications: { id: 'kit.navigationBar.notifications', defaultMessage: 'Notifications' },
  chats: { id: 'kit.navigationBar.chats', defaultMessage: 'Messages' },
  balance: { id: 'kit.navigationBar.balance', defaultMessage: 'Balance' },
  addCoins: { id: 'kit.navigationBar.addCoins', defaultMessage: 'Add coins' },
});
