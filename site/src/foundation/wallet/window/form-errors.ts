import type { MessageDescriptor } from 'react-intl';
import type { FormError } from './view.ts';
import { messages } from './Window.messages.ts';

/** The error message of each formError. */
export const formErrorTexts: Readonly<Record<FormError, MessageDescriptor>> = {
  wrong: messages.faultWrong,
  wrongPassword: messages.faultWrongPassword,
  wrongCode: messages.faultWrongCode,
  stepExpired: messages.faultStepExpired,
  keyExpired: messages.faultKeyExpired,
  account: messages.faultAccount,
  tooMany: messages.faultTooMany,
  email: messages.faultEmail,
  password: messages.faultPassword,
  passwordCommon: messages.faultPasswordCommon,
  passwordPersonal: messages.faultPasswordPersonal,
  name: messages.faultName,
  terms: messages.faultTerms,
  amount: messages.faultAmount,
  method: messages.faultMethod,
  declined: messages.faultDeclined,
  limitReached: messages.faultLimitReached,
  limitForPrice: messages.faultLimitForPrice,
  paused: messages.faultPaused,
  locked: messages.faultLocked,
  lockedCall: messages.faultLockedCall,
  birthDate: messages.faultBirthDate,
  document: messages.faultDocument,
  otherAccount: messages.faultOtherAccount,
  changed: messages.faultChanged,
};

/** The errors that are shown at a field, so not above the form as well. */
export const fieldErrors: ReadonlySet<FormError> = new Set([
  'name',
  'email',
  'password',
  'passwordCommon',
  'passwordPersonal',
  'terms',
  'wrongPassword',
  'wrongCode',
  'birthDate',
  'document',
]);

/** The errors of a new password, which are shown at its field. */
export const passwordErrors: readonly FormError[] = ['password', 'passwordCommon', 'passwordPersonal'];
