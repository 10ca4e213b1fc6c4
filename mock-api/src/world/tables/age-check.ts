import type { Infer } from '@lounge/protocol';
import type { pinCallType } from '@lounge/protocol/foundation/age-check';
import { enumeration } from '../column-specs.ts';

/** How far a check by a provider is. */
export type CheckStatus = 'started' | 'pending' | 'accepted' | 'rejected' | 'revoked';

/** The tables of age checks and pin-calls. */
export const ageCheckTables = {
  // One row for each guest: since when the state of the age check holds, and which check it comes from.
  age_check_state: { key: 'key', guest_id: 'int', at: 'instant', provider: 'text null', check_key: 'text null' },
  age_check: {
    id: 'id',
    key: 'text unique',
    guest_id: 'int',
    provider: 'text',
    status: enumeration<CheckStatus>(),
    forward_url: 'text null',
    started_at: 'instant',
    event_at: 'instant null',
  },
  age_check_event: { key: 'key', check_key: 'text', result: 'text', occurred_at: 'instant', is_applied: 'flag' },
  pin_call: {
    key: 'key',
    guest_id: 'int',
    type: enumeration<Infer<typeof pinCallType>>(),
    country_code: 'text',
    pre_code: 'text',
    number: 'text',
    pin_length: 'int',
    pin_hash: 'text',
    number_hash: 'text',
    language: 'text',
    wrong: 'int',
    is_verified: 'flag',
    started_at: 'instant',
    expires_at: 'instant',
    locked_until: 'instant null',
  },
  verified_phone: {
    key: 'key',
    guest_id: 'int',
    type: enumeration<Infer<typeof pinCallType>>(),
    number_hash: 'text',
    is_mobile: 'flag',
    // A mobile number, for text messages; null for others, which are needed for comparing only.
    number: 'text null',
    last_digits: 'text',
    at: 'instant',
  },
  blocked_phone: { number_hash: 'key', at: 'instant' },
  // What the simulated telephone network was asked to read out; it stands in for a call, as the table of mails does for mails.
  phone_call: { id: 'id', guest_id: 'int', to_number: 'text', language: 'text', pin: 'text', at: 'instant' },
} as const;
