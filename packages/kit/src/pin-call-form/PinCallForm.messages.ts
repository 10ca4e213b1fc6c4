import { defineMessages } from 'react-intl';

/** Texts of the form of a pin-call. */
export const messages = {
  ...defineMessages({
    numberTitle: { id: 'kit.pinCallForm.numberTitle', defaultMessage: 'Where may we call?' },
    numberText: {
      id: 'kit.pinCallForm.numberText',
      defaultMessage: 'A voice reads you a PIN, usually within a minute.',
    },
    country: { id: 'kit.pinCallForm.country', defaultMessage: 'Country code' },
    number: { id: 'kit.pinCallForm.number', defaultMessage: 'Phone number' },
    numberHint: { id: 'kit.pinCallForm.numberHint', defaultMessage: 'Mobile or landline, your own.' },
    voice: { id: 'kit.pinCallForm.voice', defaultMessage: 'The voice speaks' },
    call: { id: 'kit.pinCallForm.call', defaultMessage: 'Call me' },
    pinTitle: { id: 'kit.pinCallForm.pinTitle', defaultMessage: 'Enter the PIN' },
    pin: { id: 'kit.pinCallForm.pin', defaultMessage: 'PIN from the call' },
    pinHint: { id: 'kit.pinCallForm.pinHint', defaultMessage: 'You can paste it. It is valid for five minutes.' },
    check: { id: 'kit.pinCallForm.check', defaultMessage: 'Check the PIN' },
    other: { id: 'kit.pinCallForm.other', defaultMessage: 'Other number' },
    back: { id: 'kit.pinCallForm.back', defaultMessage: 'Other way' },
    verified: { id: 'kit.pinCallForm.verified', defaultMessage: 'Your number is verified' },
    error1: { id: 'kit.pinCallForm.error1', defaultMessage: 'Please check the number.' },
    error2: { id: 'kit.pinCallForm.error2', defaultMessage: 'We cannot call this country. Take another way.' },
    error3: { id: 'kit.pinCallForm.error3', defaultMessage: 'This way is not possible with this number.' },
    error4: { id: 'kit.pinCallForm.error4', defaultMessage: 'Nobody answered in time. Call again?' },
    error5: { id: 'kit.pinCallForm.error5', defaultMessage: 'This number cannot be used here.' },
    error6: { id: 'kit.pinCallForm.error6', defaultMessage: 'Another account uses this number already.' },
    error7: { id: 'kit.pinCallForm.error7', defaultMessage: 'This call is over. Start a new one.' },
    error8: { id: 'kit.pinCallForm.error8', defaultMessage: 'This PIN is not the one we read out.' },
    error10: {
      id: 'kit.pinCallForm.error10',
      defaultMessage: 'That did not work. Nothing was lost, please try again.',
    },
  }),
  ...defineMessages<{ pinText: { number: string } }>({
    pinText: { id: 'kit.pinCallForm.pinText', defaultMessage: 'We are calling {number}.' },
  }),
  ...defineMessages<{ verifiedText: { number: string } }>({
    verifiedText: { id: 'kit.pinCallForm.verifiedText', defaultMessage: '{number} belongs to your account now.' },
  }),
  ...defineMessages<{ againAt: { time: string } }>({
    againAt: { id: 'kit.pinCallForm.againAt', defaultMessage: 'We can call again from {time}.' },
  }),
  ...defineMessages<{ triesLeft: { count: number } }>({
    triesLeft: {
      id: 'kit.pinCallForm.triesLeft',
      defaultMessage: '{count, plural, one {# try left.} other {# tries left.}}',
    },
  }),
  ...defineMessages<{ pinDigits: { count: number } }>({
    pinDigits: { id: 'kit.pinCallForm.pinDigits', defaultMessage: 'The PIN has {count} digits.' },
  }),
  ...defineMessages<{ error9: { time: string } }>({
    error9: { id: 'kit.pinCallForm.error9', defaultMessage: 'A new call is possible from {time}.' },
  }),
};
