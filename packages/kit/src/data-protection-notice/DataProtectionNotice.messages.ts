import { defineMessages } from 'react-intl';

/** Texts of the notice that legal texts are new. */
export const messages = {
  ...defineMessages({
    kicker: { id: 'kit.dataProtectionNotice.kicker', defaultMessage: 'Terms and data protection' },
    read: { id: 'kit.dataProtectionNotice.read', defaultMessage: 'Read' },
    accept: { id: 'kit.dataProtectionNotice.accept', defaultMessage: 'Accept' },
    acceptAgain: { id: 'kit.dataProtectionNotice.acceptAgain', defaultMessage: 'Accept again' },
    reject: { id: 'kit.dataProtectionNotice.reject', defaultMessage: 'Do not accept, log out' },
    failed: {
      id: 'kit.dataProtectionNotice.failed',
      defaultMessage: 'That was not saved. Nothing has changed yet.',
    },
    expired: { id: 'kit.dataProtectionNotice.expired', defaultMessage: 'Log in to answer' },
    expiredText: {
      id: 'kit.dataProtectionNotice.expiredText',
      defaultMessage: 'We can only save your answer in your account. You come straight back to this page.',
    },
    logIn: { id: 'kit.dataProtectionNotice.logIn', defaultMessage: 'Log in' },
    done: { id: 'kit.dataProtectionNotice.done', defaultMessage: 'Thank you' },
    close: { id: 'kit.dataProtectionNotice.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<{ title: { count: number }; text: { count: number } }>({
    title: {
      id: 'kit.dataProtectionNotice.title',
      defaultMessage: '{count, plural, one {A text is new} other {{count, number} texts are new}}',
    },
    text: {
      id: 'kit.dataProtectionNotice.text',
      defaultMessage:
        'Please accept {count, plural, one {it} other {them}} to go on. Coins you have stay yours either way.',
    },
  }),
  ...defineMessages<{ since: { day: string } }>({
    since: { id: 'kit.dataProtectionNotice.since', defaultMessage: 'Since {day}' },
  }),
  ...defineMessages<{ saved: { day: string; time: string } }>({
    saved: { id: 'kit.dataProtectionNotice.saved', defaultMessage: 'Saved on {day}, {time}.' },
  }),
};
