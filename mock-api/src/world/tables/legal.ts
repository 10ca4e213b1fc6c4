import type { legalTextType } from '@lounge/protocol/foundation/legal';
import type { Infer } from '@lounge/protocol';
import type { Language } from '@lounge/locale';
import { enumeration } from '../column-specs.ts';

/** The tables of legal texts, and of who agreed to what and when. */
export const legalTables = {
  /** `changes` says what is new in this version, in the text's language. */
  legalText: {
    id: 'id',
    type: enumeration<Infer<typeof legalTextType>>(),
    product: 'text',
    version: 'text',
    language: enumeration<Language>(),
    html: 'text',
    publishedAt: 'instant',
    changes: 'text null',
  },
  /**
   * Answers to legal texts, whose version they are about, and choices about cookies, which have a receipt instead. Rows are added only, so that
   * they prove what somebody agreed to.
   */
  agreement: {
    id: 'id',
    guestId: 'int null',
    receipt: 'text null',
    subject: enumeration<Infer<typeof legalTextType> | 'cookies'>(),
    product: 'text',
    version: 'text null',
    answer: enumeration<'accepted' | 'rejected' | 'necessary' | 'functional' | 'analytics' | 'all'>(),
    at: 'instant',
  },
} as const;
