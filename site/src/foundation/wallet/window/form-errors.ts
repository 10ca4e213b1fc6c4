import type { MessageDescriptor } from 'react-intl';
import type { FormError } from './view.ts';
import { messages } from './Window.messages.ts';

/** The error message of each formError. */
export const formErrorTexts: Readonly<Record<FormError, MessageDescriptor>> = {
  wrong: messages.faultWrong,
  tooMany: messages.faultTooMany,
  email: messages.faultEmail,
  taken: messages.faultTaken,
  password: messages.faultPassword,
  name: messages.faultName,
  terms: messages.faultTerms,
  amount: messages.faultAmount,
  method: messages.faultMethod,
  declined: messages.faultDeclined,
  birthDate: messages.faultBirthDate,
  document: messages.faultDocument,
};
