import type { Infer } from '@lounge/protocol';
import type { movementKind, paymentMethodKind, paymentPurpose } from '@lounge/protocol/foundation/wallet';
import { enumeration, json } from '../column-specs.ts';

/** The tables of coins: ledger, purchases, payments, and what a guest decided about paying. */
export const walletTables = {
  transfer: {
    id: 'id',
    key: 'text unique',
    guestId: 'int null',
    kind: enumeration<Infer<typeof movementKind>>(),
    reference: json<Readonly<Record<string, unknown>>>(),
    bodyHash: 'text',
    answer: json<unknown>(),
    at: 'instant',
  },
  /** `balance` is that of a guest's account after the entry, null for other accounts. */
  ledgerEntry: { id: 'id', transferId: 'int', account: 'text', amount: 'int', at: 'instant', balance: 'int null' },
  purchase: { key: 'key', guestId: 'int', kind: 'text', contentId: 'int', at: 'instant' },
  payment: {
    key: 'key',
    guestId: 'int',
    cents: 'int',
    coins: 'int',
    method: enumeration<Infer<typeof paymentMethodKind>>(),
    methodId: 'int null',
    purpose: enumeration<Infer<typeof paymentPurpose>>(),
    at: 'instant',
  },
  paymentMethod: {
    id: 'id',
    guestId: 'int',
    kind: enumeration<Infer<typeof paymentMethodKind>>(),
    label: 'text',
    at: 'instant',
  },
  spendingLimit: {
    id: 'id',
    guestId: 'int unique',
    cents: 'int null',
    pendingCents: 'int null',
    pendingAt: 'instant null',
    pausedUntil: 'instant null',
  },
  autoRecharge: {
    id: 'id',
    guestId: 'int unique',
    isOn: 'flag',
    threshold: 'int',
    cents: 'int',
    methodId: 'int null',
    since: 'instant null',
    stoppedAt: 'instant null',
    teaser: 'text null',
  },
  forcedPayment: { id: 'id', guestId: 'int unique', at: 'instant' },
  hiddenWindow: { key: 'key', guestId: 'int', incentiveType: 'text', until: 'instant' },
} as const;
