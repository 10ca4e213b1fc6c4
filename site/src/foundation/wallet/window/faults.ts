import type { MessageDescriptor } from 'react-intl';
import type { WindowFault } from './view.ts';
import { messages } from './Window.messages.ts';

/** The error message of each fault. */
export const faultTexts: Readonly<Record<WindowFault, MessageDescriptor>> = {
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
