import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'kit.consent.title', defaultMessage: 'Your choice about cookies' },
  text: {
    id: 'kit.consent.text',
    defaultMessage:
      'We need a few cookies so that the site works. With your consent we also store settings that make it more comfortable, and count visits. You can change this at any time.',
  },
  details: { id: 'kit.consent.details', defaultMessage: 'Data protection' },
  reject: { id: 'kit.consent.reject', defaultMessage: 'Only necessary' },
  accept: { id: 'kit.consent.accept', defaultMessage: 'Accept all' },
  choose: { id: 'kit.consent.choose', defaultMessage: 'Choose in detail' },
  necessary: { id: 'kit.consent.necessary', defaultMessage: 'Necessary, always on' },
  functional: {
    id: 'kit.consent.functional',
    defaultMessage: 'Functional, for settings that make the site more comfortable',
  },
  analytics: { id: 'kit.consent.analytics', defaultMessage: 'Analytics, counting visits' },
  save: { id: 'kit.consent.save', defaultMessage: 'Save choice' },
  saved: { id: 'kit.consent.saved', defaultMessage: 'Your choice is saved.' },
});
