import { messages } from './Legal.messages.ts';

/** The legal texts that have a page, with their titles until they are read. */
export const titleOf = {
  TOS: messages.terms,
  PP: messages.dataProtection,
  IMP: messages.imprint,
} as const;

/** A legal text that has a page. */
export type LegalPageType = keyof typeof titleOf;
