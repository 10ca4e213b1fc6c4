import { defineMessages, type MessageTag } from 'react-intl';

/** Texts of the account in the payment window. */
export const messages = {
  ...defineMessages({
    logIn: { id: 'site.window.logIn', defaultMessage: 'Log in' },
    logInLead: { id: 'site.window.logInLead', defaultMessage: 'Your coins and messages are waiting.' },
    signUp: { id: 'site.window.signUp', defaultMessage: 'Create an account' },
    signUpLead: {
      id: 'site.window.signUpLead',
      defaultMessage: 'It costs nothing. Only your name is shown to performers.',
    },
    email: { id: 'site.window.email', defaultMessage: 'E-mail' },
    password: { id: 'site.window.password', defaultMessage: 'Password' },
    passwordHint: {
      id: 'site.window.passwordHint',
      defaultMessage: 'At least 8 characters; several words are easy to remember.',
    },
    name: { id: 'site.window.name', defaultMessage: 'Name' },
    nameHint: { id: 'site.window.nameHint', defaultMessage: 'What performers call you.' },
    newsletter: {
      id: 'site.window.newsletter',
      defaultMessage: 'Send me “Late night” on Fridays. A mail asks me first, and I can leave at any time.',
    },
    noAccount: { id: 'site.window.noAccount', defaultMessage: 'New here?' },
    hasAccount: { id: 'site.window.hasAccount', defaultMessage: 'You have an account?' },
    loggedIn: { id: 'site.window.loggedIn', defaultMessage: 'You are logged in' },
    loggedInText: { id: 'site.window.loggedInText', defaultMessage: 'You can go on now.' },
    signedUpText: {
      id: 'site.window.signedUpText',
      defaultMessage: 'We sent you an e-mail. Please confirm your address with it.',
    },
    loggedInFramed: { id: 'site.window.loggedInFramed', defaultMessage: 'The page is loading…' },
    accountLocked: { id: 'site.window.accountLocked', defaultMessage: 'Your account is locked' },
    accountLockedText: {
      id: 'site.window.accountLockedText',
      defaultMessage: 'You are logged in. You can look around and see what you bought, but not buy, write or call.',
    },
    verify: { id: 'site.window.verify', defaultMessage: 'Confirm your address' },
    verifyText: {
      id: 'site.window.verifyText',
      defaultMessage: 'Only confirm it if you have just signed up with it yourself.',
    },
    verifyButton: { id: 'site.window.verifyButton', defaultMessage: 'Confirm' },
    verified: { id: 'site.window.verified', defaultMessage: 'Your address is verified' },
    verifiedText: { id: 'site.window.verifiedText', defaultMessage: 'You can close this page.' },
    notVerified: { id: 'site.window.notVerified', defaultMessage: 'This link is not valid' },
    notVerifiedText: {
      id: 'site.window.notVerifiedText',
      defaultMessage: 'It was used, or it has expired. Please ask for another mail; only the latest link counts.',
    },
    newPassword: { id: 'site.window.newPassword', defaultMessage: 'New password' },
    currentPassword: { id: 'site.window.currentPassword', defaultMessage: 'Current password' },
    savePassword: { id: 'site.window.savePassword', defaultMessage: 'Save the password' },
    forgot: { id: 'site.window.forgot', defaultMessage: 'Forgot your password?' },
    forgotText: {
      id: 'site.window.forgotText',
      defaultMessage: 'We send a link to your address. With it you choose a new password.',
    },
    forgotButton: { id: 'site.window.forgotButton', defaultMessage: 'Send the link' },
    forgotSent: { id: 'site.window.forgotSent', defaultMessage: 'Check your e-mail' },
    forgotSentText: {
      id: 'site.window.forgotSentText',
      defaultMessage: 'If there is an account with this address, a link is on its way. It is valid for one hour.',
    },
    reset: { id: 'site.window.reset', defaultMessage: 'Choose a new password' },
    resetText: { id: 'site.window.resetText', defaultMessage: 'Afterwards you are logged out on all devices.' },
    passwordReset: { id: 'site.window.passwordReset', defaultMessage: 'Your new password is saved' },
    passwordResetText: { id: 'site.window.passwordResetText', defaultMessage: 'You can log in with it now.' },
    changePassword: { id: 'site.window.changePassword', defaultMessage: 'Change your password' },
    changePasswordText: {
      id: 'site.window.changePasswordText',
      defaultMessage: 'You are logged out on all other devices.',
    },
    passwordChanged: { id: 'site.window.passwordChanged', defaultMessage: 'Your password is changed' },
    passwordChangedText: { id: 'site.window.passwordChangedText', defaultMessage: 'All other devices are logged out.' },
    newEmail: { id: 'site.window.newEmail', defaultMessage: 'New e-mail address' },
    changeEmail: { id: 'site.window.changeEmail', defaultMessage: 'Change your e-mail address' },
    changeEmailText: {
      id: 'site.window.changeEmailText',
      defaultMessage: 'We send a link to the new address. It counts once you open the link.',
    },
    emailSent: { id: 'site.window.emailSent', defaultMessage: 'Check your e-mail' },
    emailSentText: {
      id: 'site.window.emailSentText',
      defaultMessage:
        'A link is on its way to the new address, if it can be used. Until you confirm it, the old one counts.',
    },
    confirmEmail: { id: 'site.window.confirmEmail', defaultMessage: 'Confirm your new address' },
    confirmEmailText: { id: 'site.window.confirmEmailText', defaultMessage: 'From then on you log in with it.' },
    emailChanged: { id: 'site.window.emailChanged', defaultMessage: 'Your address is changed' },
    emailChangedText: { id: 'site.window.emailChangedText', defaultMessage: 'Log in with the new one from now on.' },
    deleteAccount: { id: 'site.window.deleteAccount', defaultMessage: 'Delete your account' },
    deleteAccountText: {
      id: 'site.window.deleteAccountText',
      defaultMessage:
        'After 14 days everything about you is erased, and coins that are left are lost. Until then logging in keeps the account.',
    },
    deleteButton: { id: 'site.window.deleteButton', defaultMessage: 'Delete the account' },
    deletionPlanned: { id: 'site.window.deletionPlanned', defaultMessage: 'Your account will be deleted' },
    deletionCancelled: { id: 'site.window.deletionCancelled', defaultMessage: 'Your account stays' },
    deletionCancelledText: {
      id: 'site.window.deletionCancelledText',
      defaultMessage: 'You have logged in, so it is not deleted.',
    },
    export: { id: 'site.window.export', defaultMessage: 'Your data' },
    exportText: { id: 'site.window.exportText', defaultMessage: 'A file with everything that is stored about you.' },
    exportButton: { id: 'site.window.exportButton', defaultMessage: 'Download' },
    chooseAccount: { id: 'site.window.chooseAccount', defaultMessage: 'Choose an account' },
    chooseAccountText: {
      id: 'site.window.chooseAccountText',
      defaultMessage: 'There are several accounts with this address and password.',
    },
    whichAccount: { id: 'site.window.whichAccount', defaultMessage: 'Which account is it for?' },
    provePassword: {
      id: 'site.window.provePassword',
      defaultMessage:
        'Only confirm it if the account is yours. Enter its password, as you are not logged in to it here.',
    },
    secondStep: { id: 'site.window.secondStep', defaultMessage: 'Enter your code' },
    secondStepText: {
      id: 'site.window.secondStepText',
      defaultMessage: 'Your app shows it. It changes every 30 seconds.',
    },
    code: { id: 'site.window.code', defaultMessage: 'Code' },
    codeHint: { id: 'site.window.codeHint', defaultMessage: 'Without your app, enter one of your recovery codes.' },
    secondFactor: { id: 'site.window.secondFactor', defaultMessage: 'Log in with a code as well' },
    secondFactorText: {
      id: 'site.window.secondFactorText',
      defaultMessage: 'Whoever knows your password then also needs a code of an app on your phone.',
    },
    factorKey: { id: 'site.window.factorKey', defaultMessage: 'Add the key to your app' },
    factorKeyText: {
      id: 'site.window.factorKeyText',
      defaultMessage:
        'Scan the picture with any app for one-time codes, or enter the key there. Then enter the code that it shows.',
    },
    factorQr: {
      id: 'site.window.factorQr',
      defaultMessage: 'QR code with the key for your app. The same key follows as text.',
    },
    openApp: { id: 'site.window.openApp', defaultMessage: 'Open the app on this device' },
    factorButton: { id: 'site.window.factorButton', defaultMessage: 'Switch on' },
    recoveryCodes: { id: 'site.window.recoveryCodes', defaultMessage: 'Keep your recovery codes' },
    recoveryCodesText: {
      id: 'site.window.recoveryCodesText',
      defaultMessage:
        'The code is needed from now on. Each of these works once without your app. They are not shown again.',
    },
    newCodes: { id: 'site.window.newCodes', defaultMessage: 'New recovery codes' },
    newCodesText: {
      id: 'site.window.newCodesText',
      defaultMessage:
        'Logging in needs a code. If you have not noted your recovery codes, you get new ones here; earlier ones no longer work.',
    },
    newCodesButton: { id: 'site.window.newCodesButton', defaultMessage: 'Show new codes' },
    factorEnd: { id: 'site.window.factorEnd', defaultMessage: 'Log in without a code again' },
    factorEndText: { id: 'site.window.factorEndText', defaultMessage: 'Your password alone is enough then.' },
    factorEndButton: { id: 'site.window.factorEndButton', defaultMessage: 'Switch off' },
    factorOff: { id: 'site.window.factorOff', defaultMessage: 'The code is switched off' },
    factorOffText: { id: 'site.window.factorOffText', defaultMessage: 'You log in with your password alone.' },
  }),
  ...defineMessages<{ deletionPlannedText: { date: string } }>({
    deletionPlannedText: {
      id: 'site.window.deletionPlannedText',
      defaultMessage: 'You are logged out. It is deleted on {date}, unless you log in before.',
    },
  }),
  ...defineMessages<{ madeAt: { at: string } }>({
    madeAt: { id: 'site.window.madeAt', defaultMessage: 'Created on {at}' },
  }),
  ...defineMessages<{ terms: { terms: MessageTag; privacy: MessageTag } }>({
    terms: {
      id: 'site.window.terms',
      defaultMessage:
        'I am 18 or older and accept the <terms>terms</terms> and the <privacy>data protection notice</privacy>.',
    },
  }),
};
