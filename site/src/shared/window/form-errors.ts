import type { MessageDescriptor } from 'react-intl';
import { messages } from './FormErrors.messages.ts';

/** The message of each error of a form. */
export const formErrorTexts = {
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
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** Why a form of the payment window was not accepted. */
export type FormError = keyof typeof formErrorTexts;

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
