import { redeemReason } from '../../foundation/vouchers/index.ts';
import { picture } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';

/**
 * The kinds of deals.
 * @spec entity:enum.dailyBonusOffer
 * @assumed The spelling.
 */
export const dailyBonusOffer = s.enum(
  ['oneDayVip', 'video', 'photoAlbum', 'topUpPercent', 'topUpFlat', 'merchandise', 'messengerGift', 'videoVoucher'],
  { id: 'DailyBonusOffer', description: 'the kind of a deal' },
);

/** The kinds of contents of a deal. @spec entity:enum.dailyBonusContent */
export const dailyBonusContentType = s.enum(['video', 'wallpaper', 'gift'], {
  id: 'DailyBonusContentType',
  description: 'what a deal holds',
});

/** The units of the value of an effect. @assumed */
export const dailyBonusUnit = s.enum(['day', 'piece', 'percent', 'coin'], {
  id: 'DailyBonusUnit',
  description: 'what the value of a deal counts',
});

/** Who can take a deal. @assumed The conditions of its bonus code, as there are no others. */
export const dailyBonusConditions = s.object(
  { requireMobileAuth: s.boolean, vip: s.boolean },
  { id: 'DailyBonusConditions', description: 'who can take a deal' },
);

/** The effect of a deal; `code` is a bonus code, by which it is taken. */
export const dailyBonusEffect = s.object(
  { name: s.string, value: s.count, unit: dailyBonusUnit, code: s.string },
  { id: 'DailyBonusEffect', description: 'what a deal does, and the bonus code that it is taken by' },
);

/** The content of a deal. @assumed The fields beside `type`. */
export const dailyBonusContent = s.object(
  { type: dailyBonusContentType, name: s.string, picture, link: s.nullable(s.string) },
  { id: 'DailyBonusContent', description: 'the video, wallpaper or gift of a deal' },
);

/**
 * The deal of a day. A secret one has its date alone.
 * @spec entity:dailyBonus
 * @assumed `remaining`, `purchasedAt`, `reason`, `text` and `picture`; that `purchased` says whether the caller redeemed its code.
 */
export const dailyBonus = s.object(
  {
    date: s.day,
    offer: s.nullable(dailyBonusOffer),
    conditions: s.nullable(dailyBonusConditions),
    effect: s.nullable(dailyBonusEffect),
    quantity: s.nullable(s.count),
    remaining: s.nullable(s.count),
    purchased: s.boolean,
    purchasedAt: s.nullable(s.instant),
    free: s.boolean,
    content: s.nullable(dailyBonusContent),
    text: s.nullable(s.string),
    picture: s.nullable(picture),
    link: s.nullable(s.string),
    reason: s.nullable(redeemReason),
  },
  { id: 'DailyBonus', description: 'the deal of a day' },
);

/** The deals of three days. @assumed The names of the fields; `endsAt`, and `secondsLeft` by the server’s clock. */
export const dailyBonusDays = s.object(
  {
    previousDay: s.nullable(dailyBonus),
    currentDay: s.nullable(dailyBonus),
    nextDay: s.nullable(dailyBonus),
    endsAt: s.instant,
    secondsLeft: s.count,
  },
  { id: 'DailyBonusDays', description: 'the deals of yesterday, today and tomorrow' },
);

/** Which of the neighbours of today comes first. @assumed The values. */
export const dailyBonusOrder = s.enum(['asc', 'desc'], {
  id: 'DailyBonusOrder',
  description: 'which neighbour of today comes first: asc tomorrow, desc yesterday',
});

/** The texts above the deals. */
export const dailyBonusHeaderTexts = s.object(
  { title: s.string, text: s.string },
  { id: 'DailyBonusHeaderTexts', description: 'the texts above the deals' },
);

/**
 * How the page of deals looks on a day, and whether it leads elsewhere.
 * @spec entity:dailyBonusEventConfig
 * @assumed That `redirectUrl` is a path of the site, and null without `redirect`; `backgrounds` are pictures.
 */
export const dailyBonusEventConfig = s.object(
  {
    name: s.string,
    className: s.string,
    backgrounds: s.array(picture),
    headerTexts: dailyBonusHeaderTexts,
    redirect: s.boolean,
    redirectUrl: s.nullable(s.string),
    showMysteriousTomorrowOffer: s.boolean,
    hidesDailyBonusPage: s.boolean,
  },
  { id: 'DailyBonusEventConfig', description: 'how the page of deals looks on a day' },
);

/** A deal that the guest redeemed. @assumed The fields. */
export const consumedOffer = s.object(
  { date: s.day, at: s.instant, offer: dailyBonusOffer, name: s.string, link: s.nullable(s.string) },
  { id: 'ConsumedOffer', description: 'a deal that the guest redeemed' },
);
