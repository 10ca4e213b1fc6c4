import { defineMessages } from 'react-intl';

/** Texts of the form that offers visitors a newsletter. */
export const messages = defineMessages({
  newsletter: { id: 'site.newsletterWish.newsletter', defaultMessage: 'Newsletter' },
  title: { id: 'site.newsletterWish.title', defaultMessage: 'Late night, every Friday' },
  email: { id: 'site.newsletterWish.email', defaultMessage: 'Your e-mail' },
  hint: {
    id: 'site.newsletterWish.hint',
    defaultMessage: 'We send one mail to confirm. Each later one has a link that ends it.',
  },
  subscribe: { id: 'site.newsletterWish.subscribe', defaultMessage: 'Subscribe' },
  malformed: { id: 'site.newsletterWish.malformed', defaultMessage: 'This is no e-mail address.' },
  failed: { id: 'site.newsletterWish.failed', defaultMessage: 'That did not work. Please try again later.' },
  asked: { id: 'site.newsletterWish.asked', defaultMessage: 'Look into your mails' },
  askedText: {
    id: 'site.newsletterWish.askedText',
    defaultMessage:
      'We sent a mail to the address, if it can be used. The newsletter comes once it is confirmed there.',
  },
  own: { id: 'site.newsletterWish.own', defaultMessage: 'Your newsletters' },
});
