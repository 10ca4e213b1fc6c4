import { pathTo } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { dailyBonusOffer } from '@lounge/protocol/engagement/daily-bonus';
import { codeKey } from '../../foundation/vouchers/index.ts';
import { inEachLanguage, storedInAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';
import { runInWorld } from '../../world/world.ts';
import { dealOf, codeOfDay, daysAround } from './deals.ts';
import { writeCode } from './prepare-code.ts';
import { putDeal, putOffer, putPage, setRedemptions } from './statements.ts';

const hundredths = 100;

const cleared = (['dailyOffer', 'dailyDeal', 'dailyDealPage'] as const).map((table) =>
  statement((db) => db.deleteFrom(table)),
);

/** There are no deals. */
export const noDeals = state('there are no deals', {
  description:
    'No day has a deal, until other states add some, and the page of deals has its usual settings: no texts of its own, no secret, no redirect.',
  params: s.object({}),
  setUp: (_, world) =>
    world.database.change(async (tx) => {
      for (const each of cleared) await each.all(tx);
    }),
});

const flag = (value: boolean | undefined): number => (value === true ? 1 : 0);

/** The deal of a day. */
export const theDeal = state('the deal of {day} is {offer}', {
  description:
    'This is the deal of a Berlin day; texts are the same in every language. Its code is `code`, or follows from the day, and `taken` guests redeemed it. Without a quantity any number can. A video, an album or a gift is `contentId`, `maxPrice` in coins is that of a voucher.',
  params: s.object({
    day: s.enum(['yesterday', 'today', 'tomorrow'], { id: 'DealDay', description: 'the day of a deal' }),
    id: s.entityId,
    offer: dailyBonusOffer,
    title: s.optional(s.string),
    text: s.optional(s.string),
    value: s.optional(s.count),
    contentId: s.optional(s.entityId),
    maxPrice: s.optional(s.count),
    quantity: s.optional(s.count),
    taken: s.optional(s.count),
    requireMobileAuth: s.optional(s.boolean),
    vip: s.optional(s.boolean),
    code: s.optional(s.boundedString(64)),
  }),
  ifLeftOut: {
    title: 'A small thing',
    text: 'Only on this day.',
    value: 1,
    contentId: null,
    maxPrice: null,
    quantity: null,
    taken: 0,
    code: null,
  },
  setUp: (deal, parts) =>
    runInWorld(parts, true, async (world) => {
      const date = daysAround(world)[deal.day];
      await putOffer.all(world.tx, {
        id: deal.id,
        offer: deal.offer,
        title: storedInAllLanguages(deal.title),
        text: storedInAllLanguages(deal.text),
        value: deal.value,
        contentId: deal.contentId,
        maxPrice: deal.maxPrice === null ? null : deal.maxPrice * hundredths,
        quantity: deal.quantity,
        needsMobile: flag(deal.requireMobileAuth),
        needsVip: flag(deal.vip),
        pictureSeed: `bloom-deal-${deal.id}`,
        isInRotation: 0,
      });
      await putDeal.all(world.tx, { date, offerId: deal.id, code: codeKey(deal.code ?? codeOfDay(date)) });
      const fixed = await dealOf(date, world);
      if (fixed === null) throw new Error(`The deal of ${date} was not stored.`);
      await writeCode(fixed, world);
      await setRedemptions.all(world.tx, { key: fixed.code, redemptions: deal.taken });
    }),
});

/** The settings of the page of deals. */
export const dealsPageIs = state('the page of deals has these settings', {
  description:
    'From now on the page of deals has these settings on every day, with the same texts in every language. It leads to the start page with `leadsHome`, or to `leadsTo` as it stands; it hides tomorrow’s deal or itself.',
  params: s.object({
    name: s.optional(s.string),
    className: s.optional(s.string),
    title: s.optional(s.string),
    text: s.optional(s.string),
    backgroundSeeds: s.optional(s.array(s.string)),
    leadsHome: s.optional(s.boolean),
    leadsTo: s.optional(s.string),
    showMysteriousTomorrowOffer: s.optional(s.boolean),
    hidesDailyBonusPage: s.optional(s.boolean),
  }),
  ifLeftOut: {
    name: 'Daily deals',
    className: '',
    title: 'Today’s deal',
    text: 'One small thing a day.',
    backgroundSeeds: [],
    leadsTo: null,
  },
  setUp: ({ leadsHome, leadsTo, ...page }, { database }) => {
    const redirectUrl =
      leadsHome === true
        ? toJson(inEachLanguage((language) => pathTo('home', language)))
        : leadsTo === null
          ? null
          : storedInAllLanguages(leadsTo);
    return database.change((tx) =>
      putPage.all(tx, {
        id: 1,
        fromDay: null,
        toDay: null,
        name: storedInAllLanguages(page.name),
        className: page.className,
        backgroundSeeds: toJson(page.backgroundSeeds),
        title: storedInAllLanguages(page.title),
        text: storedInAllLanguages(page.text),
        redirectUrl,
        isTomorrowSecret: flag(page.showMysteriousTomorrowOffer),
        isHidden: flag(page.hidesDailyBonusPage),
      }),
    );
  },
});

/** The states of this module. */
export const dailyBonusStates = [noDeals, theDeal, dealsPageIs];
