import type { Language } from '@lounge/locale';
import { enumeration, nullableEnumeration } from '../column-specs.ts';
import type { LinkKind } from '../link-kind.ts';

/** Accounts, and the links that are mailed to them. */
export const accountTables = {
  account: {
    id: 'id',
    email: 'text',
    guestId: 'int unique',
    passwordHash: 'text',
    isVerified: 'flag',
    createdAt: 'instant',
    deletesAt: 'instant null',
    /** Of the page where the guest was last, for mails; null before the first. */
    language: nullableEnumeration<Language>(),
    signUpKey: 'text null',
    resetsFrom: 'instant null',
  },
  oneTimeLink: {
    tokenHash: 'key',
    kind: enumeration<LinkKind>(),
    guestId: 'int null',
    email: 'text',
    expiresAt: 'instant',
  },
} as const;
