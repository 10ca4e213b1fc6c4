import { guestAccount, type Entry } from '../../../mock-api/src/foundation/wallet/ledger.ts';
import { revenueEntries } from '../../../mock-api/src/foundation/wallet/shares.ts';
import { toJson } from '../../../mock-api/src/world/json.ts';
import type { Row } from '../../../mock-api/src/world/tables.ts';
import { below, firstGeneratedId, generatedNow, type GeneratedRow } from './generated-row.ts';
import { firstGuest, readerId, spenderId } from './guest-rows.ts';
import type { WorldSize } from './world-size.ts';

const paid = ['video', 'album', 'message', 'gift', 'chat'] as const;
const entriesOfCharge = 3;
const msBetweenTransfers = 20_000;

interface Made {
  readonly kind: Row<'transfer'>['kind'];
  readonly reference: Readonly<Record<string, unknown>>;
  readonly entries: readonly Entry[];
}

const topUpOf = (guestId: number, amount: number): Made => ({
  kind: 'topUp',
  reference: { paymentId: null, cents: amount, method: 'card', label: 'Card 4711' },
  entries: [
    { account: guestAccount(guestId), amount },
    { account: 'top-up', amount: -amount },
  ],
});

const chargeOf = (guestId: number, at: number, size: WorldSize, random: () => number): Made => {
  const [price, actorId] = [100 + 50 * below(random, 20), firstGeneratedId + below(random, size.performers)];
  const kind = paid[at % paid.length] ?? 'video';
  const id = firstGeneratedId + below(random, Math.min(size.videos, size.albums));
  return { kind, reference: { kind, id, actorId }, entries: revenueEntries(guestId, actorId, price) };
};

/** Every tenth line adds coins; one in fifty pays back, or was paid by a voucher. */
const lineOf = (guestId: number, nth: number, size: WorldSize, random: () => number): Made => {
  if (nth % 10 === 0) return topUpOf(guestId, 20_000);
  const charge = chargeOf(guestId, nth, size, random);
  if (nth % 50 === 1) {
    const entries = charge.entries.map(({ account, amount }) => ({ account, amount: -amount }));
    return { kind: 'refund', reference: { refundOf: null, reason: 'time' }, entries };
  }
  if (nth % 50 === 2)
    return { ...charge, kind: 'video', reference: { ...charge.reference, voucherId: 1 }, entries: [] };
  return charge;
};

/** Who makes a transfer: the reader's and the spender's are spread over all. */
const payers = (size: WorldSize, transfers: number, random: () => number) => {
  const nthOf = (lines: number) => Math.max(2, Math.floor(transfers / lines));
  const [everySpenders, everyReaders] = [nthOf(size.spenderLines), nthOf(size.readerLines)];
  return (at: number): number => {
    if (at % everySpenders === 0) return spenderId;
    return at % everyReaders === 1 ? readerId : firstGuest + below(random, size.guests);
  };
};

/** A ledger whose transfers sum to zero and in which no guest owes, oldest first. */
export function* ledgerRows(size: WorldSize, random: () => number): Generator<GeneratedRow> {
  const transfers = Math.ceil(size.entries / (entriesOfCharge - 0.1));
  const payerOf = payers(size, transfers, random);
  const [counts, balances] = [new Map<number, number>(), new Map<number, number>()];
  let entryId = 0;
  for (let at = 0; at < transfers; at += 1) {
    const guestId = payerOf(at);
    const nth = counts.get(guestId) ?? 0;
    counts.set(guestId, nth + 1);
    const { kind, reference, entries } = lineOf(guestId, nth, size, random);
    const id = at + 1;
    const instant = new Date(generatedNow - (transfers - at) * msBetweenTransfers).toISOString();
    const stored = { bodyHash: '', answer: toJson<unknown>(null), at: instant };
    const key = `guest:${guestId} k-${at}`;
    yield { table: 'transfer', row: { id, key, guestId, kind, reference: toJson(reference), ...stored } };
    for (const { account, amount } of entries) {
      entryId += 1;
      const isOwn = account === guestAccount(guestId);
      const balance = isOwn ? (balances.get(guestId) ?? 0) + amount : null;
      if (balance !== null) balances.set(guestId, balance);
      yield { table: 'ledgerEntry', row: { id: entryId, transferId: id, account, amount, at: instant, balance } };
    }
  }
}
