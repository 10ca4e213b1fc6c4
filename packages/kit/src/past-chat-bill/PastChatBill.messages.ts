import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  refunded: { id: 'kit.pastChatBill.refunded', defaultMessage: 'Paid back' },
});
