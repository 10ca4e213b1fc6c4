import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  ageCheck: { id: 'kit.tile.ageCheck', defaultMessage: 'Age check' },
  ageCheckText: { id: 'kit.tile.ageCheckText', defaultMessage: 'Verify once to see it' },
  login: { id: 'kit.tile.login', defaultMessage: 'Log in' },
  loginText: { id: 'kit.tile.loginText', defaultMessage: 'Then it opens' },
  subscription: { id: 'kit.tile.subscription', defaultMessage: 'For VIPs' },
  subscriptionText: { id: 'kit.tile.subscriptionText', defaultMessage: 'Included in VIP' },
  purchase: { id: 'kit.tile.purchase', defaultMessage: 'Not yours yet' },
  purchaseText: { id: 'kit.tile.purchaseText', defaultMessage: 'Buy once, keep it' },
  country: { id: 'kit.tile.country', defaultMessage: 'Not available' },
  countryText: { id: 'kit.tile.countryText', defaultMessage: 'Not shown in your country' },
  pinned: { id: 'kit.tile.pinned', defaultMessage: 'Pinned' },
  withVip: { id: 'kit.tile.withVip', defaultMessage: 'With VIP' },
  progress: { id: 'kit.tile.progress', defaultMessage: 'Preview' },
});
