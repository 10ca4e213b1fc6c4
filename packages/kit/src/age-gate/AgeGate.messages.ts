import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'kit.ageGate.title', defaultMessage: 'Are you 18 or older?' },
  text: {
    id: 'kit.ageGate.text',
    defaultMessage: 'This site is for adults. Please confirm your age; we keep the answer on this device only.',
  },
  confirm: { id: 'kit.ageGate.confirm', defaultMessage: 'I am 18 or older' },
  leave: { id: 'kit.ageGate.leave', defaultMessage: 'Leave' },
});
