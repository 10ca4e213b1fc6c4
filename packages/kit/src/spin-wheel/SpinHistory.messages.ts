import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.spinHistory.title', defaultMessage: 'What you won' },
    empty: { id: 'kit.spinHistory.empty', defaultMessage: 'Your first prize will stand here.' },
    loading: { id: 'kit.spinHistory.loading', defaultMessage: 'Your prizes are loading.' },
    redeem: { id: 'kit.spinHistory.redeem', defaultMessage: 'Redeem' },
  }),
  ...defineMessages<{ redeemNamed: { name: string } }>({
    redeemNamed: { id: 'kit.spinHistory.redeemNamed', defaultMessage: 'Redeem {name}' },
  }),
};
