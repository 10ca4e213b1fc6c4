import { conditions, describe, describeValues } from '../../declare/describe.ts';
import { guestBenefit, guestBenefits, guestBenefitType } from './benefit-schemas.ts';
import {
  bonusCodeBenefit,
  bonusCodeCheck,
  bonusCodeConfig,
  promoCodes,
  redeemedBonus,
  remainingBonusCodes,
  bonusBenefitKind,
  redeemReason,
} from './bonus-schemas.ts';
import { bonusCodeRedeemed, guestVouchers } from './messages.ts';
import { checkBonusCode, remainingBonusCode } from './queries.ts';
import { hasGuestNotRedeemedOnTopCodeInstance, redeemBonus, redeemCredits } from './rest.ts';
import { voucher, voucherActor, voucherSummary } from './schemas.ts';

const type =
  'what one use pays: 1 a video, 2 a minute of a video chat, 3 coins by `redeemCredits`, 4 an album, 5 a message, 6 a gift, 7 a ticket to a live show, 8 a ticket to a private show, 9 a bonus code by `redeemBonus`, 10 a spin of a wheel';
const seconds = 'what is left of a voucher for chats, in seconds; null for all other types';
const amount = 'how often it can still be used; for chats the minutes that are left, rounded up';
const code = 'up to 64 characters; case, spaces and dashes do not matter';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(voucher, {
    id: 'for `voucherId` of a purchase',
    guestId: 'who has it, the caller',
    type,
    amount,
    seconds,
    actorId: 'the only performer for whom it can be used; null for several or all',
    subject: 'the gift, code, show or wheel that it is for; null for any',
    maxPrice: 'the price up to which content is paid by it; null for any price',
    worth: 'what it is worth in coins; null where that cannot be stated',
    gives: 'what its bonus code gives, in the caller’s language; null for other vouchers',
    validFrom: 'before this instant it does not pay',
    validTo: 'after this instant it does not pay; null if it does not end',
    actors: 'performers for whom it can be used; empty for all of them',
  }),
  describe(voucherActor, {
    id: 'the performer',
    online: 'whether she can be seen live now',
    name: 'her display name',
    link: 'the path of her page in the caller’s language',
    avatar: 'her picture in the ratio 1:1',
  }),
  describe(voucherSummary, {
    type,
    amount: 'what is left of all valid vouchers of this type and performer; for chats minutes, rounded up',
    seconds: 'the same in seconds for chats; null for all other types',
    actorId: 'the only performer for whom they can be used; null for all',
  }),
  describe(guestBenefit, {
    key: 'identifies the line in a list',
    type: 'what it is, which determines the icon and the words',
    name: 'of what was given, in the caller’s language; null if the type says it all',
    amount: 'how many of it; 1 where it cannot be counted',
    percent: 'further coins that the next top-up brings, in percent; null for other benefits',
    coins: 'further coins that the next top-up brings; null for other benefits',
    worth: 'what it is worth in coins; null where that cannot be stated',
    actor: 'the only performer for whom it can be used; null for all',
    validTo: 'after this instant it is gone; null if it does not end',
    link: 'the path of a given album or video; null for other benefits',
    voucherId: 'the voucher that it is; null if it is none',
  }),
  describe(guestBenefits, {
    spinwheelSpins: 'spins that can be used now',
    messengerGiftCount: 'gifts that can be sent for nothing',
    freeMessagesCount: 'messages that cost nothing, by vouchers',
    privateShowTickets: [
      'one entry for each ticket',
      { actor: 'the only performer for whose private shows it is; null for any' },
    ],
    chatShowTickets: [
      'one entry for each ticket',
      {
        showId: 'the show; null for any show between `start` and `end`',
        start: 'the start of the show, or from when on a show can be chosen',
        end: 'the end of the show, or until when one can be chosen; null without an end',
        actor: 'whose show it is; null for anybody’s',
      },
    ],
    benefits: 'what the overview lists, one line each',
  }),
  describe(bonusCodeBenefit, {
    id: 'the benefit within its code',
    kind: 'what it is, which determines the other fields',
    name: 'in the caller’s language',
    description: 'a sentence in the caller’s language',
    amount: 'how many are given; null where it cannot be counted',
    coins: 'coins that are given at once; null for other kinds',
    flatTopUpAmount: 'further coins with the next top-up; null for other kinds',
    percentageTopUpAmount: 'further coins with the next top-up, in percent; null for other kinds',
    staggeredTiers: [
      'percentages that grow with the next top-up; empty for other kinds',
      { from: 'euros of the top-up from which the tier holds', amount: 'further coins, in percent' },
    ],
    days: 'days of a subscription that are given; null for other kinds',
    actor: 'the only performer for whom it can be used; null for all',
  }),
  describe(bonusCodeConfig, {
    containsTopUpBenefit: 'whether a part of it waits for the next top-up',
    validTo: 'the last instant at which it can be redeemed; null if it does not end',
    conditions: [
      'who can redeem it',
      {
        requireMobileAuth: 'whether only guests with a verified mobile number can',
        vip: 'whether only VIP guests can',
      },
    ],
    benefits: 'what it gives',
  }),
  describe(bonusCodeCheck, {
    canRedeem: [
      'whether the guest can redeem it now',
      { success: 'false with a reason', reason: 'why not; null with success' },
    ],
    code: 'as it is printed, which can differ from what was typed',
    redeemedAt: 'when this guest redeemed it; null if not yet',
    config: 'what it gives; null for a code that does not exist',
  }),
  describe(remainingBonusCodes, {
    remainingCount:
      'how often everybody together can still redeem it, 0 for a code that does not exist; null for any number',
    validTo: 'the last instant at which it can be redeemed; null if it does not end',
  }),
  describe(redeemedBonus, {
    code: 'as it is printed',
    coins: 'coins that were added at once; 0 if none were',
    containsTopUpBenefit: 'whether a part of it waits for the next top-up',
    benefits: 'what was given',
  }),
  describe(promoCodes, {
    welcomeBonusTile: 'the code of the welcome bonus; null while there is none',
    chatTrial: 'the code of the free first chat; null while there is none',
  }),
  describe(checkBonusCode.input, { code }),
  describe(remainingBonusCode.input, { code }),
  describe(redeemBonus.input, { code }),
  describe(redeemBonus.answer, {
    data: [
      'the outcome',
      {
        success: 'false if it cannot be redeemed; `checkBonusCode` says why',
        bonus: 'what was given; null without success',
      },
    ],
  }),
  describe(hasGuestNotRedeemedOnTopCodeInstance.input, {
    promoCode: 'a code of `getPromoCodes`; another one is unknown',
  }),
  describe(hasGuestNotRedeemedOnTopCodeInstance.answer, {
    hasNotRedeemedInstance: 'true while the caller can still use it; always true for anonymous visitors',
  }),
  describe(redeemCredits.input, { voucherId: 'a voucher of type 3, of which the whole amount is used' }),
  describe(redeemCredits.answer, {
    success: 'always true: one that does not pay is a failure',
    coins: 'coins that were added, one for each credit',
    guestBalance: 'the coins after it',
    guestBalanceFormatted: 'the same as text in the caller’s language',
  }),
  describe(bonusCodeRedeemed.payload, {
    code: 'as it is printed',
    containsTopUpBenefit: 'whether a part of it waits for the next top-up',
  }),
  describe(guestVouchers.payload, { guestVouchers: 'all that is left, ordered by type, then performer' }),
  describeValues(guestBenefitType, {
    bonus: 'further money of the next top-up',
    bonusCoins: 'coins as a gift',
    bonusCredits: 'credits as a gift',
    vipSubscription: 'days of the VIP club',
    premiumSubscription: 'days of premium TV',
    performerSubscription: 'days of everything of a performer',
    freeMessages: 'messages without a price',
    freeMinutes: 'minutes of a chat without a price',
    media: 'an album or video that was given',
    videoVoucher: 'pays for a video',
    photoVoucher: 'pays for an album',
    liveShow: 'pays for a ticket to a show',
    messengerGifts: 'gifts to send',
  }),
  describeValues(bonusBenefitKind, {
    bonusMoney: 'further money of the next top-up',
    bonusCoins: 'coins, booked at once',
    bonusCredits: 'credits, booked at once',
    vipSubscription: 'days of the VIP club',
    premiumSubscription: 'days of premium TV',
    videoVoucher: 'vouchers of type 1',
    photoVoucher: 'vouchers of type 4',
    freeMinutes: 'vouchers of type 2',
    freeMessages: 'vouchers of type 5',
    mediaAlbum: 'an album',
    actorSubscription: 'days of everything of a performer',
    messengerGifts: 'gifts to send',
    liveShow: 'vouchers of type 7',
  }),
  describeValues(redeemReason, {
    unknown: 'no bonus has the code',
    notYet: 'its time has not begun',
    over: 'its time has ended',
    redeemed: 'the guest has redeemed it',
    gone: 'all uses of the code are taken',
    needsVip: 'it is for VIPs',
    needsMobile: 'it needs a verified mobile number',
    needsAddress: 'it needs a verified e-mail address',
    tooMany: 'too many codes were tried',
  }),
  conditions(hasGuestNotRedeemedOnTopCodeInstance, { promoCode: 'neither letters nor digits' }),
  ...[redeemBonus, checkBonusCode, remainingBonusCode].map((call) =>
    conditions(call, { code: 'neither letters nor digits' }),
  ),
].flat();
