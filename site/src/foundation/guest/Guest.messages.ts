import { defineMessages } from 'react-intl';

/** Texts of the guest's own places. */
export const messages = defineMessages({
  stillLoggedIn: {
    id: 'site.guest.stillLoggedIn',
    defaultMessage: 'You are still logged in: the connection was lost.',
  },
  locked: { id: 'site.guest.locked', defaultMessage: 'Your account is locked.' },
  lockedText: {
    id: 'site.guest.lockedText',
    defaultMessage: 'You can look around and see what you bought, but not buy, write or call.',
  },
  messages: { id: 'site.guest.messages', defaultMessage: 'Messages' },
  personal: { id: 'site.guest.personal', defaultMessage: 'Your evening' },
  benefits: { id: 'site.guest.benefits', defaultMessage: 'Benefits' },
  wheel: { id: 'site.guest.wheel', defaultMessage: 'Wheel of fortune' },
});
