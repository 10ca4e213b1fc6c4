import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { bonusBenefitKind } from '@lounge/protocol/foundation/vouchers';
import { enumeration, json } from '../column-specs.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** The bonus of a top-up: one of coins in hundredths, percent, or percent by the paid sum in hundredths of a euro. */
export interface TopUpBonus {
  readonly flat?: number;
  readonly percentage?: number;
  readonly tiers?: readonly { readonly from: number; readonly amount: number }[];
}

/** A benefit as a code stores it. */
export interface StoredBenefit {
  readonly id: number;
  readonly kind: Infer<typeof bonusBenefitKind>;
  readonly name: ByLanguage;
  readonly description: ByLanguage;
  /** How many; for money hundredths of a euro, for coins and credits hundredths of a coin. */
  readonly amount?: number;
  readonly topUp?: TopUpBonus;
  readonly days?: number;
  readonly actorId?: number;
  /** The album, video, gift or show that is given. */
  readonly subject?: number;
  readonly media?: 'album' | 'video';
  /** Up to which price a voucher pays, in hundredths of a coin. */
  readonly maxPrice?: number;
  /** For how many days after its redemption a voucher or a top-up bonus is valid. */
  readonly validDays?: number;
}

/** The tables of vouchers and bonus codes. */
export const voucherTables = {
  voucher: {
    id: 'id',
    guestId: 'int',
    type: 'int',
    /** Seconds of a voucher for video chats, else a number of uses. */
    amount: 'int',
    subject: 'text null',
    actorId: 'int null',
    maxPrice: 'int null',
    validFrom: 'instant',
    validTo: 'instant null',
    /** When the guest was told that it ends soon. */
    endNoticeAt: 'instant null',
  },
  bonusCode: {
    key: 'key',
    code: 'text',
    validFrom: 'instant null',
    validTo: 'instant null',
    maxRedemptions: 'int null',
    redemptions: 'int',
    needsMobile: 'flag',
    needsVip: 'flag',
    needsVoucher: 'flag',
    promotion: enumeration<'none' | 'welcomeBonusTile' | 'chatTrial'>(),
    benefits: json<readonly StoredBenefit[]>(),
  },
  /** `key` is a code with a mailbox or a number that it was given to. */
  givenCode: { key: 'key', guestId: 'int', code: 'text' },
  bonusRedemption: { key: 'key', guestId: 'int', code: 'text', at: 'instant' },
  topUpBonus: {
    id: 'id',
    guestId: 'int',
    kind: enumeration<StoredBenefit['kind']>(),
    code: 'text',
    bonus: json<TopUpBonus>(),
    validTo: 'instant null',
    usedAt: 'instant null',
  },
  givenMedia: { key: 'key', guestId: 'int', kind: 'text', contentId: 'int', at: 'instant' },
} as const;
