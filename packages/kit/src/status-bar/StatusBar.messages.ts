import { defineMessages } from 'react-intl';

/** The start of each bar's sentence, in bold. */
export const titles = {
  ...defineMessages({
    noAgeCheck: { id: 'kit.statusBar.noAgeCheck', defaultMessage: 'Verify your age' },
    ageCheckPending: { id: 'kit.statusBar.ageCheckPending', defaultMessage: 'Your age check is being looked at.' },
    ageCheckRejected: { id: 'kit.statusBar.ageCheckRejected', defaultMessage: 'Age check not accepted.' },
    ageCheckAccepted: { id: 'kit.statusBar.ageCheckAccepted', defaultMessage: 'Age check accepted.' },
    rechargeOn: { id: 'kit.statusBar.rechargeOn', defaultMessage: 'Automatic top-up is on.' },
    rechargeOff: { id: 'kit.statusBar.rechargeOff', defaultMessage: 'Automatic top-up is off.' },
    mailNotVerified: { id: 'kit.statusBar.mailNotVerified', defaultMessage: 'E-mail sent:' },
    verifiedMail: { id: 'kit.statusBar.verifiedMail', defaultMessage: 'E-mail address confirmed.' },
    mailWelcomeLink: { id: 'kit.statusBar.mailWelcomeLink', defaultMessage: 'The link is on its way.' },
    welcomeBack: { id: 'kit.statusBar.welcomeBack', defaultMessage: 'Good to see you again.' },
    error: { id: 'kit.statusBar.error', defaultMessage: 'That did not work.' },
    cancellationOffer: { id: 'kit.statusBar.cancellationOffer', defaultMessage: 'An offer if you stay:' },
    cancellationOfferError: {
      id: 'kit.statusBar.cancellationOfferError',
      defaultMessage: 'The offer could not be saved.',
    },
    notFoundRedirect: { id: 'kit.statusBar.notFoundRedirect', defaultMessage: 'That page is gone.' },
  }),
  ...defineMessages<{ welcomeBackNamed: { name: string } }>({
    welcomeBackNamed: { id: 'kit.statusBar.welcomeBackNamed', defaultMessage: 'Good to see you again, {name}.' },
  }),
  ...defineMessages<{ monthlyBonusNotification: { month: string } }>({
    monthlyBonusNotification: {
      id: 'kit.statusBar.monthlyBonusNotification',
      defaultMessage: 'Your {month} bonus is here:',
    },
  }),
};

/** The rest of each sentence. */
export const texts = {
  ...defineMessages({
    noAgeCheck: { id: 'kit.statusBar.noAgeCheckText', defaultMessage: 'to open every album and video.' },
    ageCheckPending: { id: 'kit.statusBar.ageCheckPendingText', defaultMessage: 'This usually takes a few minutes.' },
    ageCheckRejected: { id: 'kit.statusBar.ageCheckRejectedText', defaultMessage: 'Please send it once more.' },
    ageCheckAccepted: { id: 'kit.statusBar.ageCheckAcceptedText', defaultMessage: 'Everything is open now.' },
    rechargeOn: {
      id: 'kit.statusBar.rechargeOnText',
      defaultMessage: 'Turn it off in your profile whenever you like.',
    },
    rechargeOff: {
      id: 'kit.statusBar.rechargeOffText',
      defaultMessage: 'Turn it on in your profile whenever you like.',
    },
    mailNotVerified: { id: 'kit.statusBar.mailNotVerifiedText', defaultMessage: 'please confirm it.' },
    verifiedMail: { id: 'kit.statusBar.verifiedMailText', defaultMessage: 'Thank you.' },
    mailWelcomeLink: {
      id: 'kit.statusBar.mailWelcomeLinkText',
      defaultMessage: 'Please check your e-mail.',
    },
    error: { id: 'kit.statusBar.errorText', defaultMessage: 'Please try again in a moment.' },
    cancellationOfferError: {
      id: 'kit.statusBar.cancellationOfferErrorText',
      defaultMessage: 'Nothing has changed on your plan.',
    },
    notFoundRedirect: {
      id: 'kit.statusBar.notFoundRedirectText',
      defaultMessage: 'We brought you to the start page instead.',
    },
  }),
  ...defineMessages<{ welcomeBackSpins: { spins: number } }>({
    welcomeBackSpins: {
      id: 'kit.statusBar.welcomeBackSpins',
      defaultMessage: '{spins, plural, one {# spin is} other {# spins are}} waiting.',
    },
  }),
};

/** The label of a bar's action. */
export const steps = defineMessages({
  noAgeCheck: { id: 'kit.statusBar.startCheck', defaultMessage: 'Start the check' },
  tryAgain: { id: 'kit.statusBar.tryAgain', defaultMessage: 'Try again' },
  automaticRecharge: { id: 'kit.statusBar.settings', defaultMessage: 'Settings' },
  mailNotVerified: { id: 'kit.statusBar.sendAgain', defaultMessage: 'Send again' },
  welcomeBack: { id: 'kit.statusBar.toTheWheel', defaultMessage: 'To the wheel' },
  cancellationOffer: { id: 'kit.statusBar.seeTheOffer', defaultMessage: 'See the offer' },
  monthlyBonusNotification: { id: 'kit.statusBar.chooseIt', defaultMessage: 'Choose it' },
});
