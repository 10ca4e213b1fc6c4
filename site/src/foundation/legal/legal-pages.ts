import type { MessageDescriptor } from 'react-intl';
import { messages } from './Legal.messages.ts';
import type { LegalPageType } from './legal-paths.ts';

/** The titles of the legal texts until they are read. */
export const titleOf = {
  TOS: messages.terms,
  GTC: messages.generalTerms,
  TOU: messages.termsOfUse,
  PP: messages.dataProtection,
  IMP: messages.imprint,
} as const satisfies Record<LegalPageType, MessageDescriptor>;
