import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { bonusBenefitKind } from '@lounge/protocol/foundation/vouchers';
import { enumeration, json } from '../column-specs.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** What a top-up brings: one of coins in hundredths, percent, or percent by the paid sum in hundredths of a euro. */
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
    guest_id: 'int',
    type: 'int',
    /** Seconds of a voucher for video chats, else a number of uses. */
    amount: 'int',
    subject: 'text null',
    actor_id: 'int null',
    max_price: 'int null',
    valid_from: 'instant',
    valid_to: 'instant null',
  },
  bonus_code: {
    key: 'key',
    code: 'text',
    valid_from: 'instant null',
    valid_to: 'instant null',
    max_redemptions: 'int null',
    redemptions: 'int',
    needs_mobile: 'flag',
    needs_vip: 'flag',
    needs_voucher: 'flag',
    promotion: enumeration<'none' | 'welcomeBonusTile' | 'chatTrial'>(),
    benefits: json<readonly StoredBenefit[]>(),
  },
  /** `key` is a code with a mailbox or a number that it was given to. */
  given_code: { key: 'key', guest_id: 'int', code: 'text' },
  bonus_redemption: { key: 'key', guest_id: 'int', code: 'text', at: 'instant' },
  top_up_bonus: {
    id: 'id',
    guest_id: 'int',
    kind: enumeration<StoredBenefit['kind']>(),
    code: 'text',
    bonus: json<TopUpBonus>(),
    valid_to: 'instant null',
    used_at: 'instant null',
  },
  given_media: { key: 'key', guest_id: 'int', kind: 'text', content_id: 'int', at: 'instant' },
} as const;
