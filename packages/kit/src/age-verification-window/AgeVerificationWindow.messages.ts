import { defineMessages } from 'react-intl';

/** Texts of the age check. */
export const messages = {
  ...defineMessages({
    unknown: { id: 'kit.ageVerificationWindow.unknown', defaultMessage: 'Verify your age once' },
    unknownText: {
      id: 'kit.ageVerificationWindow.unknownText',
      defaultMessage:
        'Then every album and video that is rated 18 is open to you. We keep the result, not your papers.',
    },
    revoked: {
      id: 'kit.ageVerificationWindow.revoked',
      defaultMessage: 'Your earlier check no longer counts. Please verify your age again.',
    },
    pinCall: { id: 'kit.ageVerificationWindow.pinCall', defaultMessage: 'PIN call' },
    pinCallText: {
      id: 'kit.ageVerificationWindow.pinCallText',
      defaultMessage: 'We call and read you a PIN. About 2 minutes.',
    },
    identity: { id: 'kit.ageVerificationWindow.identity', defaultMessage: 'Identity card' },
    identityText: {
      id: 'kit.ageVerificationWindow.identityText',
      defaultMessage: 'Date of birth and number of the card. Looked at in a few minutes.',
    },
    bank: { id: 'kit.ageVerificationWindow.bank', defaultMessage: 'Bank' },
    bankText: {
      id: 'kit.ageVerificationWindow.bankText',
      defaultMessage: 'Your bank confirms your age. Nothing is paid.',
    },
    adult: { id: 'kit.ageVerificationWindow.adult', defaultMessage: 'You must be 18 or older.' },
    pending: { id: 'kit.ageVerificationWindow.pending', defaultMessage: 'Someone is looking at it' },
    pendingText: {
      id: 'kit.ageVerificationWindow.pendingText',
      defaultMessage: 'Usually a few minutes. You can go on meanwhile, we tell you when it is done.',
    },
    received: { id: 'kit.ageVerificationWindow.received', defaultMessage: 'Documents received' },
    beingLookedAt: { id: 'kit.ageVerificationWindow.beingLookedAt', defaultMessage: 'Being looked at' },
    accepted: { id: 'kit.ageVerificationWindow.accepted', defaultMessage: 'Everything is open now' },
    acceptedText: {
      id: 'kit.ageVerificationWindow.acceptedText',
      defaultMessage: 'Your age is confirmed. You will not be asked again.',
    },
    confirmed: { id: 'kit.ageVerificationWindow.confirmed', defaultMessage: 'Age confirmed' },
    rejected: { id: 'kit.ageVerificationWindow.rejected', defaultMessage: 'We could not confirm it' },
    rejectedText: {
      id: 'kit.ageVerificationWindow.rejectedText',
      defaultMessage: 'You can try again as often as you need.',
    },
    message: { id: 'kit.ageVerificationWindow.message', defaultMessage: 'Message from the check' },
  }),
  ...defineMessages<{ bonus: { coins: string; count: number }; bonusGiven: { coins: string; count: number } }>({
    bonusGiven: {
      id: 'kit.ageVerificationWindow.bonusGiven',
      defaultMessage: 'You got {coins} {count, plural, one {coin} other {coins}} as a present for it.',
    },
    bonus: {
      id: 'kit.ageVerificationWindow.bonus',
      defaultMessage: 'Afterwards you get {coins} {count, plural, one {coin} other {coins}} as a present, once.',
    },
  }),
};
