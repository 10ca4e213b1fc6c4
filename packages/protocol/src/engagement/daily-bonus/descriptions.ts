import { describe, describeValues } from '../../declare/describe.ts';
import { consumedOffersPage } from './constants.ts';
import { consumedOffers, dailyBonusEvent, dailyBonusInteractiveContent } from './queries.ts';
import {
  consumedOffer,
  dailyBonus,
  dailyBonusConditions,
  dailyBonusContent,
  dailyBonusContentType,
  dailyBonusDays,
  dailyBonusEffect,
  dailyBonusEventConfig,
  dailyBonusHeaderTexts,
  dailyBonusOffer,
  dailyBonusOrder,
  dailyBonusUnit,
} from './schemas.ts';

const name = 'in the caller’s language';
const offer = 'what is given, which determines the unit of the effect and what the page shows';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(dailyBonusConditions, {
    requireMobileAuth: 'whether only guests with a verified mobile number can take it',
    vip: 'whether only VIP guests can take it',
  }),
  describe(dailyBonusEffect, {
    name,
    value: 'how much of the unit is given',
    unit: 'what the value counts',
    code: 'for `redeemBonus`, which gives the effect on its day and no other',
  }),
  describe(dailyBonusContent, {
    type: 'what it is, which determines where the link leads',
    name,
    picture: 'a preview, also for those who did not take it',
    link: 'the path of the video, or of the file of a wallpaper; null for gifts, and for all who did not take it',
  }),
  describe(dailyBonus, {
    date: 'the Berlin day on which its code can be redeemed',
    offer: `${offer}; null while it is a secret`,
    conditions: 'who can take it; null while it is a secret',
    effect: 'what it does; null while it is a secret',
    quantity: 'how often everybody together can take it; null for any number',
    remaining: 'how often everybody together can still take it; null for any number',
    purchased: 'whether the caller redeemed its code',
    purchasedAt: 'when the caller redeemed its code; null if not yet',
    free: 'whether it takes effect without a payment; false while it is a secret',
    content: 'the video, wallpaper or gift; null for other deals',
    text: 'a sentence about it in the caller’s language; null while it is a secret',
    picture: 'for the place of the day; null while it is a secret',
    link: 'the path where it can be used; null for all who did not take it',
    reason:
      'why the caller cannot redeem its code now; null if it can be redeemed, and for visitors who would only have to log in',
  }),
  describe(dailyBonusDays, {
    previousDay: 'yesterday; null where there was no deal, or fewer days were asked for',
    currentDay: 'today; null where there is no deal',
    nextDay: 'tomorrow, perhaps a secret; null where there is no deal, or fewer days were asked for',
    endsAt: 'the last second of today in Berlin, after which tomorrow is today',
    secondsLeft: 'how many seconds that is from now, by the clock of the server, as that of a device may be wrong',
  }),
  describe(dailyBonusHeaderTexts, { title: name, text: name }),
  describe(dailyBonusEventConfig, {
    name: 'of what is celebrated, in the caller’s language',
    className: 'a word of small letters, digits and hyphens for the look of the page; empty without one',
    backgrounds: 'pictures behind the deals, upright for phones; empty without any',
    headerTexts: 'the texts above the deals',
    redirect: 'whether the page leads elsewhere today',
    redirectUrl: 'a path of the site; null without a redirect',
    showMysteriousTomorrowOffer: 'whether tomorrow’s deal is a secret until it is today’s',
    hidesDailyBonusPage: 'whether there is no page today; those who open it are led to the start page',
  }),
  describe(consumedOffer, {
    date: 'the Berlin day of the deal',
    at: 'when the guest redeemed it',
    offer,
    name,
    link: 'the path where it can be used; null where there is none',
  }),
  describe(dailyBonusInteractiveContent.input, {
    first: 'how many days are answered, at most 3, today before its neighbours; 3 if left out',
    order: 'which neighbour of today is before the other; tomorrow if left out',
  }),
  describe(dailyBonusEvent.input, {
    date: 'a Berlin day; the server’s today if left out',
    mobile: 'whether pictures are those for phones; false if left out',
  }),
  describe(consumedOffers.input, {
    pageSize: `deals, at most ${consumedOffersPage.most}; ${consumedOffersPage.size} if left out`,
  }),
  describeValues(dailyBonusOffer, {
    oneDayVip: 'a day of the VIP club, from the moment it is taken',
    video: 'a video for the library',
    photoAlbum: 'an album for the library',
    topUpPercent: 'further coins with the next top-up, in percent',
    topUpFlat: 'further coins with the next top-up',
    merchandise: 'a picture of the house as a wallpaper, as nothing is sent',
    messengerGift: 'a gift to send in the messenger',
    videoVoucher: 'a voucher that pays for a video',
  }),
  describeValues(dailyBonusContentType, {
    video: 'a video with a page of its own',
    wallpaper: 'a picture to download',
    gift: 'a gift of the messenger',
  }),
  describeValues(dailyBonusUnit, {
    day: 'days from the moment it is taken',
    piece: 'pieces',
    percent: 'percent of a top-up',
    coin: 'whole coins',
  }),
  describeValues(dailyBonusOrder, {
    asc: 'tomorrow, then yesterday',
    desc: 'yesterday, then tomorrow',
  }),
].flat();
