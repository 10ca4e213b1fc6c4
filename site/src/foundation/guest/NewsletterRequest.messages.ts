import { defineMessages } from 'react-intl';

/** Texts of the form that offers visitors a newsletter. */
export const messages = defineMessages({
  newsletter: { id: 'site.newsletterRequest.newsletter', defaultMessage: 'Newsletter' },
  title: { id: 'site.newsletterRequest.title', defaultMessage: 'Late night, every Friday' },
  email: { id: 'site.newsletterRequest.email', defaultMessage: 'Your e-mail' },
  hint: {
    id: 'site.newsletterRequest.hint',
    defaultMessage: 'We send one mail to confirm. Each later one has a link that ends it.',
  },
  subscribe: { id: 'site.newsletterRequest.subscribe', defaultMessage: 'Subscribe' },
  malformed: { id: 'site.newsletterRequest.malformed', defaultMessage: 'This is no e-mail address.' },
  failed: { id: 'site.newsletterRequest.failed', defaultMessage: 'That did not work. Please try again later.' },
  asked: { id: 'site.newsletterRequest.asked', defaultMessage: 'Check your e-mail' },
  askedText: {
    id: 'site.newsletterRequest.askedText',
    defaultMessage:
      'We sent a mail to the address, if it can be used. The newsletter comes once it is confirmed there.',
  },
  own: { id: 'site.newsletterRequest.own', defaultMessage: 'Your newsletters' },
});
