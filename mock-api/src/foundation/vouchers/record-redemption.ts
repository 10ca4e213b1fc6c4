import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { countRedemption, insertRedemption, redemptionsOf } from './bonus-statements.ts';
import { voucherFor } from './code-voucher.ts';
import { noteGift } from './given-once.ts';
import { takeVoucher } from './vouchers.ts';

/** Records a redemption; a code of a voucher uses the voucher up and can be redeemed again with another one. */
export const recordRedemption = async (row: Row<'bonusCode'>, guestId: number, world: World): Promise<void> => {
  const earlier = await redemptionsOf.all(world.tx, { guestId, code: row.key });
  if (row.needsVoucher === 1) await takeVoucher(guestId, voucherFor(row.key), world);
  const key = row.needsVoucher === 1 ? `${guestId} ${row.key} ${earlier.length + 1}` : `${guestId} ${row.key}`;
  await insertRedemption.all(world.tx, { key, guestId, code: row.key, at: nowIso(world) });
  await noteGift(world, guestId, row);
  if ((await countRedemption.first(world.tx, { key: row.key })) === null) throw new Error('No redemption was left.');
};
