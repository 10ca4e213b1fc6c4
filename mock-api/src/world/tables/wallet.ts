import type { Infer } from '@lounge/protocol';
import type { movementKind, paymentMethodKind, paymentPurpose } from '@lounge/protocol/foundation/wallet';
import { enumeration, json } from '../column-specs.ts';

/** The tables of coins: ledger, purchases, payments, and what a guest decided about paying. */
export const walletTables = {
  transfer: {
    id: 'id',
    key: 'text unique',
    guest_id: 'int null',
    kind: enumeration<Infer<typeof movementKind>>(),
    reference: json<Readonly<Record<string, unknown>>>(),
    body_hash: 'text',
    answer: json<unknown>(),
    at: 'instant',
  },
  ledger_entry: { id: 'id', transfer_id: 'int', account: 'text', amount: 'int', at: 'instant' },
  purchase: { key: 'key', guest_id: 'int', kind: 'text', content_id: 'int', at: 'instant' },
  payment: {
    key: 'key',
    guest_id: 'int',
    cents: 'int',
    coins: 'int',
    method: enumeration<Infer<typeof paymentMethodKind>>(),
    method_id: 'int null',
    purpose: enumeration<Infer<typeof paymentPurpose>>(),
    at: 'instant',
  },
  payment_method: {
    id: 'id',
    guest_id: 'int',
    kind: enumeration<Infer<typeof paymentMethodKind>>(),
    label: 'text',
    at: 'instant',
  },
  spending_limit: {
    id: 'id',
    guest_id: 'int unique',
    cents: 'int null',
    pending_cents: 'int null',
    pending_at: 'instant null',
    paused_until: 'instant null',
  },
  auto_recharge: {
    id: 'id',
    guest_id: 'int unique',
    is_on: 'flag',
    threshold: 'int',
    cents: 'int',
    method_id: 'int null',
    since: 'instant null',
    stopped_at: 'instant null',
    teaser: 'text null',
  },
  forced_payment: { id: 'id', guest_id: 'int unique', at: 'instant' },
  incentive: {
    id: 'id',
    region: 'text',
    type: 'text',
    event: 'text',
    priority: 'int',
    countdown: 'int null',
    countdown_start: 'instant null',
    unique_group: 'text null',
  },
  hidden_window: { key: 'key', guest_id: 'int', incentive_type: 'text', until: 'instant' },
} as const;
