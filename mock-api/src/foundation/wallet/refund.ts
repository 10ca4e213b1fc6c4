import { sql } from 'kysely';
import { reject } from '../../dispatch/handler.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { nowIso } from '../../world/now-iso.ts';
import { parseJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { guestAccount, transferKey, transferOnce, type Account, type Entry } from './ledger.ts';
import { purchaseKey, removePurchase } from './purchases.ts';
import { publishBalance } from './publish-balance.ts';
import { transferByKey } from './statements.ts';

const refundOwner = 'refunds';
const refundKey = (transferId: number): string => `refund ${transferId}`;
const restKey = (transferId: number): string => `refund ${transferId} rest`;

const transferWithId = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('transfer').select(['id', 'guestId', 'kind', 'reference']).where('id', '=', $('id')),
);

const transferIdByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('transfer').select('id').where('key', '=', $('key')),
);

const entriesOfTransfer = statement((db, $: Bind<{ transferId: number }>) =>
  db
    .selectFrom('ledgerEntry')
    .select((e) => ['account', e.fn.sum<number>('amount').as('amount')])
    .where('transferId', '=', $('transferId'))
    .groupBy('account')
    .orderBy((e) => e.fn.min('id')),
);

const givenMedia = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('givenMedia').select('key').where('key', '=', $('key')),
);

const endTicket = statement((db, $: Bind<{ id: number; at: string }>) =>
  db
    .updateTable('camTicket')
    .set({ key: sql<string>`key || ' ended ' || id`, endedAt: $('at') })
    .where('id', '=', $('id'))
    .where('endedAt', 'is', null),
);

/** The payment of a guest in a transfer, in hundredths of a coin. */
export const spentBy = async (tx: World['tx'], guestId: number, transferId: number): Promise<number> => {
  const entries = await entriesOfTransfer.all(tx, { transferId });
  return -(entries.find(({ account }) => account === guestAccount(guestId))?.amount ?? 0);
};

/** The refunds of a transfer, in hundredths of a coin: the first, and the rest. */
export const refundedOf = async (tx: World['tx'], guestId: number, transferId: number): Promise<number> => {
  let refunded = 0;
  for (const key of [refundKey(transferId), restKey(transferId)]) {
    const transfer = await transferIdByKey.first(tx, { key: transferKey(guestId, key, refundOwner) });
    if (transfer === null) continue;
    const entries = await entriesOfTransfer.all(tx, { transferId: transfer.id });
    refunded += entries.find(({ account }) => account === guestAccount(guestId))?.amount ?? 0;
  }
  return refunded;
};

/** Whether something of a transfer was given back. */
export const isRefunded = async (tx: World['tx'], guestId: number, transferId: number): Promise<boolean> =>
  (await transferByKey.first(tx, { key: transferKey(guestId, refundKey(transferId), refundOwner) })) !== null;

/** Takes content back, unless the guest was given it as well. */
const takeBack = async (tx: World['tx'], key: string): Promise<void> => {
  if ((await givenMedia.first(tx, { key })) === null) await removePurchase.all(tx, { key });
};

/** The latest transfer of a guest in which coins were spent. */
export const latestCharge = statement((db, $: Bind<{ guestId: number; account: string }>) =>
  db
    .selectFrom('transfer')
    .innerJoin('ledgerEntry', 'ledgerEntry.transferId', 'transfer.id')
    .select('transfer.id')
    .where('transfer.guestId', '=', $('guestId'))
    .where('ledgerEntry.account', '=', $('account'))
    .where('ledgerEntry.amount', '<', 0)
    .orderBy('transfer.id', 'desc')
    .limit(1),
);

/** Who got the coins gives them back in the same shares; the last one gives what rounding leaves. */
const sharesOf = (amount: number, price: number, got: readonly { account: string; amount: number }[]): Entry[] => {
  let left = amount;
  return got
    .map(({ account, amount: share }, index): Entry => {
      const part = index === got.length - 1 ? left : Math.floor((amount * share) / price);
      left -= part;
      return { account: account as Account, amount: -part };
    })
    .filter((entry) => entry.amount !== 0);
};

/** The shares of a refund beyond those of an earlier one. */
const restOf = (all: readonly Entry[], before: readonly Entry[]): readonly Entry[] =>
  all
    .map((entry) => ({
      ...entry,
      amount: entry.amount - (before.find((each) => each.account === entry.account)?.amount ?? 0),
    }))
    .filter(({ amount }) => amount !== 0);

/** A refund of coins that a guest spent. */
export interface Refund {
  readonly transferId: number;
  /** In hundredths of a coin. @default everything that was paid */
  readonly amount?: number;
  /** The reason in the guest's statement. */
  readonly reason: string;
}

/**
 * Gives spent coins back, at most once for a transfer and never more than was paid, as a transfer inside a change. Publishes the balance. A
 * repeat changes nothing; another amount for the same transfer is rejected as `keyReused`.
 * @assumed The documents name no refunds. Bought content whose whole price is given back is no longer bought, nor is a ticket.
 */
export const refund = async (
  { transferId, amount: wanted, reason }: Refund,
  language: Parameters<typeof publishBalance>[2],
  world: World,
): Promise<{ readonly amount: number }> => {
  const { tx } = world;
  const original = await transferWithId.first(tx, { id: transferId });
  const guestId = original?.guestId ?? null;
  if (original === null || guestId === null || original.kind === 'refund') return reject('unknown', 'transferId');
  const entries = await entriesOfTransfer.all(tx, { transferId });
  const price = -(entries.find(({ account }) => account === guestAccount(guestId))?.amount ?? 0);
  if (price <= 0) return reject('unknown', 'transferId');
  const amount = wanted ?? price;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > price) return reject('malformed', 'amount');
  const [at, key] = [nowIso(world), refundKey(transferId)];
  const newTransfer = {
    guestId,
    key,
    owner: refundOwner,
    kind: 'refund' as const,
    bodyHash: fingerprint('refund', { amount }),
    at,
  };
  let isNew = false;
  const answer = await transferOnce(tx, newTransfer, async () => {
    isNew = true;
    const { kind, reference } = original;
    const { id: contentId, ticketId } = parseJson(reference);
    if (amount === price && kind === 'ticket' && typeof ticketId === 'number')
      await endTicket.all(tx, { id: ticketId, at });
    if (
      amount === price &&
      (kind === 'album' || kind === 'video' || kind === 'feedPost') &&
      typeof contentId === 'number'
    )
      await takeBack(tx, purchaseKey(guestId, kind, contentId));
    const got = entries.filter(({ account }) => account !== guestAccount(guestId));
    return {
      entries: [{ account: guestAccount(guestId), amount }, ...sharesOf(amount, price, got)],
      reference: { refundOf: transferId, reason },
      answer: () => ({ amount }),
    };
  });
  if (isNew) await publishBalance(world, guestId, language);
  return answer;
};

/**
 * Gives spent coins back up to an amount: where the staff gave a part back before, only what is missing, once. Publishes the balance.
 * Returns what was given back now. Must run inside a change.
 */
export const refundUpTo = async (
  { transferId, amount: wanted, reason }: Refund,
  language: Parameters<typeof publishBalance>[2],
  world: World,
): Promise<{ readonly amount: number }> => {
  const { tx } = world;
  const guestId = (await transferWithId.first(tx, { id: transferId }))?.guestId ?? reject('unknown', 'transferId');
  if (!(await isRefunded(tx, guestId, transferId)))
    return refund({ transferId, reason, ...(wanted === undefined ? {} : { amount: wanted }) }, language, world);
  const [key, owner] = [restKey(transferId), refundOwner];
  if ((await transferByKey.first(tx, { key: transferKey(guestId, key, owner) })) !== null) return { amount: 0 };
  const entries = await entriesOfTransfer.all(tx, { transferId });
  const price = -(entries.find(({ account }) => account === guestAccount(guestId))?.amount ?? 0);
  const before = await refundedOf(tx, guestId, transferId);
  const amount = Math.min(wanted ?? price, price) - before;
  if (amount <= 0) return { amount: 0 };
  const got = entries.filter(({ account }) => account !== guestAccount(guestId));
  const newTransfer = { guestId, key, owner, kind: 'refund' as const, at: nowIso(world) };
  await transferOnce(tx, { ...newTransfer, bodyHash: fingerprint('refund', { amount }) }, async () => ({
    entries: [
      { account: guestAccount(guestId), amount },
      ...restOf(sharesOf(before + amount, price, got), sharesOf(before, price, got)),
    ],
    reference: { refundOf: transferId, reason },
    answer: () => ({ amount }),
  }));
  await publishBalance(world, guestId, language);
  return { amount };
};
