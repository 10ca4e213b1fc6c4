import type { BonusCodeReason } from '../bonus-code/index.ts';

/** The kinds of deals. */
export type DailyBonusOffer =
  | 'oneDayVip'
  | 'video'
  | 'photoAlbum'
  | 'topUpPercent'
  | 'topUpFlat'
  | 'merchandise'
  | 'messengerGift'
  | 'videoVoucher';

/** Why a deal cannot be taken: why its code cannot be redeemed. */
export type DailyBonusReason = BonusCodeReason;
