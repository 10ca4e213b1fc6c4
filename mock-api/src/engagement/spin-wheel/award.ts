import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { giveGifts } from '../../content/gifts/index.ts';
import { giveVoucher, type NewVoucher } from '../../foundation/vouchers/index.ts';
import { guestAccount, promotionAccount, type Entry } from '../../foundation/wallet/ledger.ts';
import type { World } from '../../world/world.ts';
import type { Prize, Wheel } from './prizes.ts';
import { giftByDrawing } from './statements.ts';
import { spinsFor } from './wheel.ts';

/** The ledger entries of a prize's coins, from the platform's promotion account. */
export const entriesOf = ({ coins }: Prize, guestId: number): readonly Entry[] =>
  coins === null
    ? []
    : [
        { account: guestAccount(guestId), amount: coins.value },
        { account: promotionAccount, amount: -coins.value },
      ];

/** The voucher of a prize; null for coins and gifts. */
const voucherOf = ({ bonuscode, freeSpins, voucher }: Prize, wheel: Wheel): NewVoucher | null => {
  if (voucher !== null) return voucher;
  if (freeSpins !== null) return { ...spinsFor(wheel), amount: freeSpins };
  return bonuscode === null ? null : { type: voucherTypes.bonusCode, amount: 1, subject: bonuscode.code };
};

/**
 * Gives a guest the gifts or the voucher of a prize; coins are entries of the ledger transaction.
 */
export const award = async (prize: Prize, guestId: number, wheel: Wheel, world: World): Promise<void> => {
  const voucher = voucherOf(prize, wheel);
  if (voucher !== null) await giveVoucher(guestId, voucher, world);
  if (prize.messengerGift === null) return;
  const { gift: drawing, amount } = prize.messengerGift;
  const gift = await giftByDrawing.first(world.tx, { drawing });
  if (gift === null) throw new Error(`There is no gift ${drawing}.`);
  await giveGifts(guestId, gift.id, amount, world);
};
