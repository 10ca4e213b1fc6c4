import * as s from '../../schema/s.ts';
import { actorRef, money } from '../../schema/common.ts';

/**
 * The kinds of what a bonus code gives.
 * @spec entity:enum.bonusBenefitKind
 * @assumed The spelling: the documents name the kinds in words.
 */
export const bonusBenefitKind = s.enum(
  [
    'bonusMoney',
    'bonusCoins',
    'bonusCredits',
    'vipSubscription',
    'premiumSubscription',
    'videoVoucher',
    'photoVoucher',
    'freeMinutes',
    'freeMessages',
    'mediaAlbum',
    'actorSubscription',
    'messengerGifts',
    'liveShow',
  ],
  { id: 'BonusBenefitKind', description: 'the kind of what a bonus code gives' },
);

/** From this top-up on, so many percent more coins. @assumed The amount of a tier is a percentage. */
const topUpTier = s.object(
  { from: money, amount: s.count },
  { id: 'TopUpTier', description: 'from this top-up on, so many percent more coins' },
);

/**
 * One of the things that a bonus code gives. One of the three top-up fields is set, or none: then it is given at once.
 * @spec entity:bonusCodeBenefit
 * @assumed Names of the fields that the documents give in words; `amount` counts what is given, `coins` are given at once.
 */
export const bonusCodeBenefit = s.object(
  {
    id: s.entityId,
    kind: bonusBenefitKind,
    name: s.string,
    description: s.string,
    amount: s.nullable(s.count),
    coins: s.nullable(money),
    flatTopUpAmount: s.nullable(money),
    percentageTopUpAmount: s.nullable(s.count),
    staggeredTiers: s.array(topUpTier),
    days: s.nullable(s.count),
    actor: s.nullable(actorRef),
  },
  { id: 'BonusCodeBenefit', description: 'one of the things that a bonus code gives' },
);

/** Who can redeem a code. @spec rule:bonus-code-conditions */
const conditions = s.object(
  { requireMobileAuth: s.boolean, vip: s.boolean },
  { id: 'BonusCodeConditions', description: 'who can redeem a bonus code' },
);

/** The benefits of a bonus code, until when and for whom. @assumed `benefits` for the list, which the documents give in words. */
export const bonusCodeConfig = s.object(
  { containsTopUpBenefit: s.boolean, validTo: s.nullable(s.instant), conditions, benefits: s.array(bonusCodeBenefit) },
  { id: 'BonusCodeConfig', description: 'what a bonus code gives, until when and to whom' },
);

/** Why a code cannot be redeemed. @assumed The documents give no values. */
export const redeemReason = s.enum(
  ['unknown', 'notYet', 'over', 'redeemed', 'gone', 'needsVip', 'needsMobile', 'needsAddress', 'tooMany'],
  { id: 'RedeemReason', description: 'why a bonus code cannot be redeemed' },
);

/** Whether the guest can redeem a code, and why not. */
const canRedeem = s.object(
  { success: s.boolean, reason: s.nullable(redeemReason) },
  { id: 'CanRedeem', description: 'whether the guest can redeem a bonus code' },
);

/**
 * The check of a bonus code; `config` is null for a code that does not exist.
 * @spec entity:bonusCodeCheck, entity:bonusCode
 * @assumed `code` as it is printed; `redeemedAt` is when the guest redeemed it.
 */
export const bonusCodeCheck = s.object(
  { canRedeem, code: s.string, redeemedAt: s.nullable(s.instant), config: s.nullable(bonusCodeConfig) },
  { id: 'BonusCodeCheck', description: 'the check of a bonus code' },
);

/**
 * How often a bonus code can still be redeemed; null for any number.
 * @spec entity:remainingBonusCodes
 */
export const remainingBonusCodes = s.object(
  { remainingCount: s.nullable(s.count), validTo: s.nullable(s.instant) },
  { id: 'RemainingBonusCodes', description: 'how often a bonus code can still be redeemed' },
);

/** The benefits that a guest got by a code. @assumed The fields of `bonus`. */
export const redeemedBonus = s.object(
  { code: s.string, coins: money, containsTopUpBenefit: s.boolean, benefits: s.array(bonusCodeBenefit) },
  { id: 'RedeemedBonus', description: 'what a guest got by a bonus code' },
);

/**
 * The codes of the two promotions; null while there is none.
 * @spec constant:promo.codes, entity:enum.promoCode
 * @assumed That the site reads them: their values are withheld, so they are stored on the server and not built in.
 */
export const promoCodes = s.object(
  { welcomeBonusTile: s.nullable(s.string), chatTrial: s.nullable(s.string) },
  { id: 'PromoCodes', description: 'the codes of the promotions' },
);
