import { defineMessages } from 'react-intl';

/** Texts of the age check in the window. */
export const ageCheckMessages = {
  ...defineMessages({
    ageCheck: { id: 'site.window.ageCheck', defaultMessage: 'Your identity card' },
    ageCheckLead: {
      id: 'site.window.ageCheckLead',
      defaultMessage: 'Looked at in a few minutes. Only the result is kept.',
    },
    birthDate: { id: 'site.window.birthDate', defaultMessage: 'Date of birth' },
    document: { id: 'site.window.document', defaultMessage: 'Number of your identity card' },
    documentHint: {
      id: 'site.window.documentHint',
      defaultMessage: 'Test data: a number that ends in 0 is rejected, in 1 stays pending, any other is accepted.',
    },
    verifyAge: { id: 'site.window.verifyAge', defaultMessage: 'Verify' },
    bankTitle: { id: 'site.window.bankTitle', defaultMessage: 'Confirm with your bank' },
    bankLead: {
      id: 'site.window.bankLead',
      defaultMessage: 'Your bank tells us whether you are 18 or older, and nothing else. Nothing is paid.',
    },
    toBank: { id: 'site.window.toBank', defaultMessage: 'Go to the bank' },
    bankPage: { id: 'site.window.bankPage', defaultMessage: 'Example Bank' },
    bankPageLead: {
      id: 'site.window.bankPageLead',
      defaultMessage: 'Test data: may this site learn that you are 18 or older?',
    },
    bankConfirm: { id: 'site.window.bankConfirm', defaultMessage: 'Yes, confirm it' },
    bankDecline: { id: 'site.window.bankDecline', defaultMessage: 'No' },
    thirdPin: { id: 'site.window.thirdPin', defaultMessage: 'That was the third PIN' },
    goBack: { id: 'site.window.goBack', defaultMessage: 'Back to where you were' },
    lookAround: { id: 'site.window.lookAround', defaultMessage: 'Look around meanwhile' },
    tryAgain: { id: 'site.window.tryAgain', defaultMessage: 'Try again' },
    otherWay: { id: 'site.window.otherWay', defaultMessage: 'Other way' },
  }),
  ...defineMessages<{ thirdPinText: { time: string } }>({
    thirdPinText: {
      id: 'site.window.thirdPinText',
      defaultMessage: 'This call is used up. A new one is possible from {time}, or you take another way now.',
    },
  }),
};
