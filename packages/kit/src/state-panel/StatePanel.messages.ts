import { defineMessages } from 'react-intl';

const words = defineMessages({
  errorTitle: { id: 'kit.statePanel.errorTitle', defaultMessage: 'That did not load' },
  errorText: { id: 'kit.statePanel.errorText', defaultMessage: 'It is our side, not yours. Nothing was charged.' },
  errorAction: { id: 'kit.statePanel.errorAction', defaultMessage: 'Try again' },
  offlineTitle: { id: 'kit.statePanel.offlineTitle', defaultMessage: 'You are offline' },
  offlineText: { id: 'kit.statePanel.offlineText', defaultMessage: 'We will reconnect by ourselves.' },
  offlineAction: { id: 'kit.statePanel.offlineAction', defaultMessage: 'Check again' },
  notFoundTitle: { id: 'kit.statePanel.notFoundTitle', defaultMessage: 'This page has moved out' },
  notFoundText: { id: 'kit.statePanel.notFoundText', defaultMessage: 'The link is old or has a typo.' },
  notFoundAction: { id: 'kit.statePanel.notFoundAction', defaultMessage: 'To the start page' },
  emptyTitle: { id: 'kit.statePanel.emptyTitle', defaultMessage: 'Nothing here yet' },
  emptyText: { id: 'kit.statePanel.emptyText', defaultMessage: 'Look in again a little later.' },
  emptyAction: { id: 'kit.statePanel.emptyAction', defaultMessage: 'To the start page' },
  needLoginTitle: { id: 'kit.statePanel.needLoginTitle', defaultMessage: 'Log in to go on' },
  needLoginText: {
    id: 'kit.statePanel.needLoginText',
    defaultMessage: 'This is kept in your account; only you can see it.',
  },
  needLoginAction: { id: 'kit.statePanel.needLoginAction', defaultMessage: 'Log in' },
  needAgeCheckTitle: { id: 'kit.statePanel.needAgeCheckTitle', defaultMessage: 'Verify your age once' },
  needAgeCheckText: {
    id: 'kit.statePanel.needAgeCheckText',
    defaultMessage: 'It takes a few minutes, then everything is open.',
  },
  needAgeCheckAction: { id: 'kit.statePanel.needAgeCheckAction', defaultMessage: 'Start the check' },
  needAboTitle: { id: 'kit.statePanel.needAboTitle', defaultMessage: 'This one is for VIPs' },
  needAboText: { id: 'kit.statePanel.needAboText', defaultMessage: 'VIP opens it, and much more. Cancel at any time.' },
  needAboAction: { id: 'kit.statePanel.needAboAction', defaultMessage: 'See VIP' },
  needPurchaseTitle: { id: 'kit.statePanel.needPurchaseTitle', defaultMessage: 'Not yours yet' },
  needPurchaseText: { id: 'kit.statePanel.needPurchaseText', defaultMessage: 'Buy it once and keep it.' },
  needPurchaseAction: { id: 'kit.statePanel.needPurchaseAction', defaultMessage: 'Buy' },
});

export const messages = {
  ...words,
  ...defineMessages<{ request: { id: string } }>({
    request: { id: 'kit.statePanel.request', defaultMessage: 'If you write to us, quote {id}.' },
  }),
};
