import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  dispute: { id: 'kit.billDispute.dispute', defaultMessage: 'Something is wrong with this bill' },
  text: { id: 'kit.billDispute.text', defaultMessage: 'What is wrong?' },
  empty: { id: 'kit.billDispute.empty', defaultMessage: 'Please write what is wrong.' },
  notSent: { id: 'kit.billDispute.notSent', defaultMessage: 'That did not arrive. Please send it again.' },
  send: { id: 'kit.billDispute.send', defaultMessage: 'Send' },
  cancel: { id: 'kit.billDispute.cancel', defaultMessage: 'Cancel' },
  sent: {
    id: 'kit.billDispute.sent',
    defaultMessage: 'We have it and look at this bill. The answer comes by e-mail and is in your chats.',
  },
  answer: { id: 'kit.billDispute.answer', defaultMessage: 'Our answer' },
});
