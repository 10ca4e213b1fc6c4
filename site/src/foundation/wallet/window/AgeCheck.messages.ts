import { defineMessages } from 'react-intl';

/** Texts of the age check in the window. */
export const ageCheckMessages = {
  ...defineMessages({
    ageCheck: { id: 'site.window.ageCheck', defaultMessage: 'Verify your age' },
    ageCheckLead: {
      id: 'site.window.ageCheckLead',
      defaultMessage: 'Once, for albums and videos from 18. Only the result is kept.',
    },
    birthDate: { id: 'site.window.birthDate', defaultMessage: 'Date of birth' },
    document: { id: 'site.window.document', defaultMessage: 'Number of your identity card' },
    documentHint: {
      id: 'site.window.documentHint',
      defaultMessage: 'Test data: a number that ends in 0 is rejected, in 1 stays pending, any other is accepted.',
    },
    verifyAge: { id: 'site.window.verifyAge', defaultMessage: 'Verify' },
    accepted: { id: 'site.window.accepted', defaultMessage: 'Your age is confirmed' },
    acceptedText: { id: 'site.window.acceptedText', defaultMessage: 'Everything is open now.' },
    pending: { id: 'site.window.pending', defaultMessage: 'We are looking at it' },
    pendingText: { id: 'site.window.pendingText', defaultMessage: 'The status bar will tell you the result.' },
    rejected: { id: 'site.window.rejected', defaultMessage: 'Your age was not confirmed' },
    rejectedText: { id: 'site.window.rejectedText', defaultMessage: 'Please check what you entered and try again.' },
    faultBirthDate: { id: 'site.window.faultBirthDate', defaultMessage: 'Please enter your date of birth.' },
    faultDocument: { id: 'site.window.faultDocument', defaultMessage: 'A number has 4 to 20 letters and digits.' },
  }),
};
