import { defineMessages } from 'react-intl';

/** Texts of NewsletterForm. */
export const messages = defineMessages({
  pending: {
    id: 'kit.newsletterForm.pending',
    defaultMessage: 'We sent you a mail. It begins once you confirm it there.',
  },
  subscribed: { id: 'kit.newsletterForm.subscribed', defaultMessage: 'You get it.' },
  unsubscribed: { id: 'kit.newsletterForm.unsubscribed', defaultMessage: 'You do not get it any more.' },
  failed: { id: 'kit.newsletterForm.failed', defaultMessage: 'That was not saved. Please try again.' },
});
