import { defineMessages } from 'react-intl';

/** Texts of forms that were not accepted. */
export const messages = defineMessages({
  faultWrongPassword: { id: 'site.window.faultWrongPassword', defaultMessage: 'This is not your current password.' },
  faultWrongCode: { id: 'site.window.faultWrongCode', defaultMessage: 'This code is not right, or it was used.' },
  faultStepExpired: {
    id: 'site.window.faultStepExpired',
    defaultMessage: 'That took too long. Please log in again.',
  },
  faultKeyExpired: {
    id: 'site.window.faultKeyExpired',
    defaultMessage: 'That took too long. Please begin again with your password.',
  },
  faultAccount: { id: 'site.window.faultAccount', defaultMessage: 'Please choose one of the accounts.' },
  faultWrong: { id: 'site.window.faultWrong', defaultMessage: 'E-mail or password is not right.' },
  faultTooMany: {
    id: 'site.window.faultTooMany',
    defaultMessage: 'Too many attempts. Please wait a quarter of an hour.',
  },
  faultEmail: { id: 'site.window.faultEmail', defaultMessage: 'This is no e-mail address.' },
  faultPassword: { id: 'site.window.faultPassword', defaultMessage: 'A password has 8 to 128 characters.' },
  faultPasswordCommon: {
    id: 'site.window.faultPasswordCommon',
    defaultMessage: 'Many people use this password, so it is easy to guess. Please choose another one.',
  },
  faultPasswordPersonal: {
    id: 'site.window.faultPasswordPersonal',
    defaultMessage: 'Your name or address is no good password. Please choose another one.',
  },
  faultName: { id: 'site.window.faultName', defaultMessage: 'A name has 1 to 40 visible characters.' },
  faultTerms: { id: 'site.window.faultTerms', defaultMessage: 'Without this there can be no account.' },
  faultAmount: {
    id: 'site.window.faultAmount',
    defaultMessage: 'Please choose or enter an amount that can be paid.',
  },
  faultMethod: { id: 'site.window.faultMethod', defaultMessage: 'Please choose how to pay.' },
  faultDeclined: {
    id: 'site.window.faultDeclined',
    defaultMessage: 'The payment was declined and nothing was charged. Please choose another way.',
  },
  faultLimitReached: {
    id: 'site.window.faultLimitReached',
    defaultMessage: 'This is more than your monthly limit leaves. Nothing was charged; choose a smaller amount.',
  },
  faultLimitForPrice: {
    id: 'site.window.faultLimitForPrice',
    defaultMessage:
      'The price is more than your monthly limit leaves. Nothing was charged; you can raise the limit with your coins.',
  },
  faultChanged: {
    id: 'site.window.faultChanged',
    defaultMessage: 'The sum has changed meanwhile. Nothing was charged; please check it again.',
  },
  faultLocked: {
    id: 'site.window.faultLocked',
    defaultMessage: 'Your account is locked, so nothing can be bought. Nothing was charged.',
  },
  faultLockedCall: {
    id: 'site.window.faultLockedCall',
    defaultMessage: 'Your account is locked, so we do not call. The number was not verified.',
  },
  faultPaused: {
    id: 'site.window.faultPaused',
    defaultMessage: 'You are taking a break, so no coins can be added until it is over. Nothing was charged.',
  },
  faultBirthDate: { id: 'site.window.faultBirthDate', defaultMessage: 'Please enter your date of birth.' },
  faultDocument: { id: 'site.window.faultDocument', defaultMessage: 'A number has 4 to 20 letters and digits.' },
  faultOtherAccount: {
    id: 'site.window.faultOtherAccount',
    defaultMessage: 'You are logged in to another account now. Please begin again.',
  },
});
