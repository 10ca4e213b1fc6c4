import type { Infer } from '@lounge/protocol';
import type { dailyBonusOffer } from '@lounge/protocol/engagement/daily-bonus';
import { enumeration, json, nullableJson } from '../column-specs.ts';
import type { ByLanguage } from '../by-language.ts';

/** The tables of deals. */
export const dailyBonusTables = {
  /** An offer that can be the deal of a day. */
  dailyOffer: {
    id: 'id',
    offer: enumeration<Infer<typeof dailyBonusOffer>>(),
    title: json<ByLanguage>(),
    text: json<ByLanguage>(),
    /** Days, pieces, percent or whole coins, as its kind counts. */
    value: 'int',
    /** The video, album or gift that is given. */
    contentId: 'int null',
    /** Up to which price a voucher pays, in hundredths of a coin. */
    maxPrice: 'int null',
    /** How often everybody together can take it on a day; null for any number. */
    quantity: 'int null',
    needsMobile: 'flag',
    needsVip: 'flag',
    pictureSeed: 'text',
    /** Whether it takes its turn, in the order of the ids. */
    isInRotation: 'flag',
  },
  /** The deal of a Berlin day that is fixed, by `YYYY-MM-DD`: chosen, or somebody tried its code. `code` is the key of its bonus code. */
  dailyDeal: { date: 'key', offerId: 'int', code: 'text' },
  /** How the page of deals looks from a day to another one; without days it always does. */
  dailyDealPage: {
    id: 'id',
    fromDay: 'text null',
    toDay: 'text null',
    name: json<ByLanguage>(),
    className: 'text',
    backgroundSeeds: json<readonly string[]>(),
    title: json<ByLanguage>(),
    text: json<ByLanguage>(),
    redirectUrl: nullableJson<ByLanguage>(),
    isTomorrowSecret: 'flag',
    isHidden: 'flag',
  },
} as const;
