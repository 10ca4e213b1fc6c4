import type { Infer } from '@lounge/protocol';
import type { movementKind } from '@lounge/protocol/foundation/wallet';
import { enumeration, json } from '../column-specs.ts';

/** The tables of coins: ledger, purchases, payments. */
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
  payment: { key: 'key', guest_id: 'int', cents: 'int', coins: 'int', method: 'text', at: 'instant' },
} as const;
