import { defineMessages } from 'react-intl';

/** Texts of the guest's own places. */
export const messages = defineMessages({
  stillLoggedIn: {
    id: 'site.guest.stillLoggedIn',
    defaultMessage: 'You are still logged in: the connection was lost.',
  },
  messages: { id: 'site.guest.messages', defaultMessage: 'Messages' },
  personal: { id: 'site.guest.personal', defaultMessage: 'Your evening' },
  benefits: { id: 'site.guest.benefits', defaultMessage: 'Benefits' },
  wheel: { id: 'site.guest.wheel', defaultMessage: 'Wheel of fortune' },
});
