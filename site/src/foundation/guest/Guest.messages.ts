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
  restricted: { id: 'site.guest.restricted', defaultMessage: 'Your account is restricted.' },
  noWritingText: {
    id: 'site.guest.noWritingText',
    defaultMessage: 'You can look around, buy and see who is live, but write no messages and no comments.',
  },
  noSpendingText: {
    id: 'site.guest.noSpendingText',
    defaultMessage: 'You can look around and see what you bought, but not buy, chat or write.',
  },
  noComments: { id: 'site.guest.noComments', defaultMessage: 'You can write no comments.' },
  noCommentsText: { id: 'site.guest.noCommentsText', defaultMessage: 'Everything else works as before.' },
  messages: { id: 'site.guest.messages', defaultMessage: 'Messages' },
  personal: { id: 'site.guest.personal', defaultMessage: 'Your evening' },
  benefits: { id: 'site.guest.benefits', defaultMessage: 'Benefits' },
  wheel: { id: 'site.guest.wheel', defaultMessage: 'Wheel of fortune' },
});

/** Texts of the guest's own places with a number. */
export const counts = defineMessages<{ vouchersWait: { count: number } }>({
  vouchersWait: {
    id: 'site.guest.vouchersWait',
    defaultMessage: '{count, plural, one {one voucher waits} other {# vouchers wait}}',
  },
});
