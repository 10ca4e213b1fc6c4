import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { spinWheelType } from '@lounge/protocol/engagement/spin-wheel';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { giveGifts } from '../../content/gifts/index.ts';
import { giveVoucher, publishVouchers, putGivenMedia } from '../../foundation/vouchers/index.ts';
import { insertPurchase, publishBalance, purchaseKey } from '../../foundation/wallet/index.ts';
import { guestAccount, promotionAccount, type Entry } from '../../foundation/wallet/ledger.ts';
import { boughtBy } from '../../foundation/wallet/restriction.ts';
import { reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Award } from '../../world/tables/rewards.ts';
import type { World } from '../../world/world.ts';
import { giftByDrawing, soldVideo } from './statements.ts';

type Wheel = Infer<typeof spinWheelType>;

/** A voucher for videos, which is the prize of most games. */
export const videoVoucher = (amount = 1): Award => ({ kind: 'voucher', voucher: { type: voucherTypes.video, amount } });

/** Type and subject of the vouchers for a wheel's spins; those of the monthly wheel have no subject. */
export const spinsFor = (wheel: Wheel) => ({
  type: voucherTypes.spins,
  subject: wheel === 'monthly' ? null : wheel,
});

/** The ledger entries of an award, from the platform's promotion account; none but for coins. */
export const entriesOf = (award: Award | null, guestId: number): readonly Entry[] =>
  award?.kind === 'coins'
    ? [
        { account: guestAccount(guestId), amount: award.amount },
        { account: promotionAccount, amount: -award.amount },
      ]
    : [];

const giveVideo = async (guestId: number, videoId: number, world: World): Promise<void> => {
  if ((await soldVideo.first(world.tx, { id: videoId })) === null) reject('unknown', 'video');
  const key = purchaseKey(guestId, 'video', videoId);
  const row = { key, guestId, kind: 'video' as const, contentId: videoId, at: nowIso(world) };
  if (!(await boughtBy({ guestId }, 'video', world)).has(videoId)) await insertPurchase.all(world.tx, row);
  await putGivenMedia.all(world.tx, row);
};

const giveGift = async (guestId: number, drawing: string, amount: number, world: World): Promise<void> => {
  const gift = await giftByDrawing.first(world.tx, { drawing });
  if (gift === null) throw new Error(`There is no gift ${drawing}.`);
  await giveGifts(guestId, gift.id, amount, world);
};

/**
 * Gives a guest an award within a change; coins come by `entriesOf`. Rejects a video that is no longer there, so that the attempt is not
 * used up. Returns the id of its voucher, if any.
 */
export const giveAward = async (award: Award, guestId: number, world: World): Promise<number | null> => {
  switch (award.kind) {
    case 'coins': {
      return null;
    }
    case 'voucher': {
      return giveVoucher(guestId, award.voucher, world);
    }
    case 'spins': {
      return giveVoucher(guestId, { ...spinsFor(award.wheel), amount: award.amount }, world);
    }
    case 'bonusCode': {
      return giveVoucher(guestId, { type: voucherTypes.bonusCode, amount: 1, subject: award.code }, world);
    }
    case 'messengerGift': {
      await giveGift(guestId, award.gift, award.amount, world);
      return null;
    }
    case 'video': {
      await giveVideo(guestId, award.videoId, world);
      return null;
    }
  }
};

/** Publishes what an award changed, after it was given; gifts are published by giving them, and the library reads its videos. */
export const publishAward = async (
  award: Award | null,
  guestId: number,
  language: Language,
  world: World,
): Promise<void> => {
  if (award === null || award.kind === 'messengerGift' || award.kind === 'video') return;
  if (award.kind === 'coins') await publishBalance(world, guestId, language);
  else await publishVouchers(guestId, world);
};
