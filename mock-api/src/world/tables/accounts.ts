import type { Language } from '@lounge/locale';
import { enumeration, nullableEnumeration } from '../column-specs.ts';
import type { LinkKind } from '../link-kind.ts';

/** Accounts, and the links that are mailed to them. */
export const accountTables = {
  account: {
    id: 'id',
    email: 'text',
    guest_id: 'int unique',
    password_hash: 'text',
    is_verified: 'flag',
    created_at: 'instant',
    deletes_at: 'instant null',
    /** Of the page where the guest was last, for mails; null before the first. */
    language: nullableEnumeration<Language>(),
    sign_up_key: 'text null',
    resets_from: 'instant null',
  },
  one_time_link: {
    token_hash: 'key',
    kind: enumeration<LinkKind>(),
    guest_id: 'int null',
    email: 'text',
    expires_at: 'instant',
  },
} as const;
