import { defineMessages } from 'react-intl';

/** Texts of the pages of a newsletter's mails. */
export const messages = {
  ...defineMessages({
    confirm: { id: 'site.newsletterLink.confirm', defaultMessage: 'Get this newsletter?' },
    confirmButton: { id: 'site.newsletterLink.confirmButton', defaultMessage: 'Yes, send it' },
    leave: { id: 'site.newsletterLink.leave', defaultMessage: 'Unsubscribe?' },
    leaveButton: { id: 'site.newsletterLink.leaveButton', defaultMessage: 'Unsubscribe' },
    begun: { id: 'site.newsletterLink.begun', defaultMessage: 'You get it from now on' },
    left: { id: 'site.newsletterLink.left', defaultMessage: 'You have left this newsletter' },
    leftText: { id: 'site.newsletterLink.leftText', defaultMessage: 'The last one may already be on its way.' },
    takeBack: { id: 'site.newsletterLink.takeBack', defaultMessage: 'Take back' },
    begunText: { id: 'site.newsletterLink.begunText', defaultMessage: 'Each mail has a link that ends it.' },
  }),
  ...defineMessages<{ about: { name: string; address: string } }>({
    about: { id: 'site.newsletterLink.about', defaultMessage: '“{name}” to {address}' },
  }),
};
