import type { Infer } from '@lounge/protocol';
import { guestVouchers, type voucherSummary } from '@lounge/protocol/foundation/vouchers';
import { publish } from '../../world/bus.ts';
import type { Executor } from '../../world/database.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { insertVoucher, takeSome, vouchersOfGuest } from './statements.ts';
import { amountFields, storedAmount } from './units.ts';

type Summary = Infer<typeof voucherSummary>;

/** A voucher to give; by default for all performers and without an end. */
export interface NewVoucher {
  readonly type: number;
  /** How many uses; minutes of one for video chats. */
  readonly amount: number;
  readonly subject?: string | null | undefined;
  readonly actorId?: number | null | undefined;
  /** Up to which price it pays for content, in hundredths of a coin. */
  readonly maxPrice?: number | null | undefined;
  /** ISO 8601. @default now */
  readonly validFrom?: string | undefined;
  /** ISO 8601. */
  readonly validTo?: string | null | undefined;
}

/** Gives a guest a voucher. Returns its id. */
export const giveVoucher = async (
  guestId: number,
  { type, amount, subject = null, actorId = null, maxPrice = null, validFrom, validTo = null }: NewVoucher,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<number> => {
  const inserted = await insertVoucher.first(world.tx, {
    guestId,
    type,
    amount: storedAmount(type, amount),
    subject,
    actorId,
    maxPrice,
    validFrom: validFrom ?? nowIso(world),
    validTo,
  });
  if (inserted === null) throw new Error('The voucher was not stored.');
  return inserted.id;
};

type Usable = Pick<Row<'voucher'>, 'type' | 'subject'>;

/** The vouchers of a type and subject that a guest can use now, by expiry. */
export const usableVouchers = async (
  guestId: number,
  { type, subject }: Usable,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<readonly Row<'voucher'>[]> => {
  const at = nowIso(world);
  const all = await vouchersOfGuest.all(world.tx, { guestId, at });
  return all.filter((each) => each.type === type && each.subject === subject && each.validFrom <= at);
};

/** Uses the voucher that expires first. Returns whether there was one. */
export const takeVoucher = async (
  guestId: number,
  wanted: Usable,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<boolean> => {
  const [first] = await usableVouchers(guestId, wanted, world);
  if (first === undefined) return false;
  return (await takeSome.first(world.tx, { id: first.id, amount: 1 })) !== null;
};

/** The sums of a guest's vouchers, by type, then performer; those for all performers first. */
export const summaryOf = async (executor: Executor, guestId: number, at: string): Promise<readonly Summary[]> => {
  const sums = new Map<string, Pick<Summary, 'type' | 'actorId'> & { stored: number }>();
  for (const { type, amount, actorId } of await vouchersOfGuest.all(executor, { guestId, at })) {
    const key = `${type} ${actorId}`;
    sums.set(key, { type, actorId, stored: amount + (sums.get(key)?.stored ?? 0) });
  }
  const summaries = [...sums.values()].map(({ stored, ...summary }): Summary => ({
    ...summary,
    ...amountFields(summary.type, stored),
  }));
  return summaries.toSorted((one, other) =>
    one.type === other.type ? (one.actorId ?? 0) - (other.actorId ?? 0) : one.type - other.type,
  );
};

/** Publishes the summary of a guest's vouchers; inside a change after the commit. */
export const publishVouchers = async (guestId: number, world: Pick<World, 'tx' | 'bus' | 'clock'>): Promise<void> => {
  const summary = await summaryOf(world.tx, guestId, nowIso(world));
  publish(world.bus, guestVouchers, { guestId }, { guestVouchers: [...summary] });
};
