import type { Infer } from '@lounge/protocol';
import type { pinCallType } from '@lounge/protocol/foundation/age-check';
import { enumeration } from '../column-specs.ts';

/** How far a check by a provider is. */
export type CheckStatus = 'started' | 'pending' | 'accepted' | 'rejected' | 'revoked';

/** The tables of age checks and pin-calls. */
export const ageCheckTables = {
  // One row for each guest: since when the state of the age check holds, and which check it comes from.
  ageCheckState: { key: 'key', guestId: 'int', at: 'instant', provider: 'text null', checkKey: 'text null' },
  ageCheck: {
    id: 'id',
    key: 'text unique',
    guestId: 'int',
    provider: 'text',
    status: enumeration<CheckStatus>(),
    forwardUrl: 'text null',
    startedAt: 'instant',
    eventAt: 'instant null',
  },
  ageCheckEvent: { key: 'key', checkKey: 'text', result: 'text', occurredAt: 'instant', isApplied: 'flag' },
  pinCall: {
    key: 'key',
    guestId: 'int',
    type: enumeration<Infer<typeof pinCallType>>(),
    countryCode: 'text',
    preCode: 'text',
    number: 'text',
    pinLength: 'int',
    pinHash: 'text',
    numberHash: 'text',
    language: 'text',
    wrong: 'int',
    isVerified: 'flag',
    startedAt: 'instant',
    expiresAt: 'instant',
    lockedUntil: 'instant null',
  },
  verifiedPhone: {
    key: 'key',
    guestId: 'int',
    type: enumeration<Infer<typeof pinCallType>>(),
    numberHash: 'text',
    isMobile: 'flag',
    // A mobile number, for text messages; null for others, which are needed for comparing only.
    number: 'text null',
    lastDigits: 'text',
    at: 'instant',
  },
  blockedPhone: { numberHash: 'key', at: 'instant' },
  // What the simulated telephone network was asked to read out; it stands in for a call, as the table of mails does for mails.
  phoneCall: { id: 'id', guestId: 'int', toNumber: 'text', language: 'text', pin: 'text', at: 'instant' },
} as const;
