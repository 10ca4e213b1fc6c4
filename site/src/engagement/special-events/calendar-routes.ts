import { performersOf } from '../../content/actors/performers-stores.ts';
import { pageRoute } from '../../shared/page-route.ts';
import { AdventCalendarScreen } from './AdventCalendarScreen.tsx';
import { doorsOf, giftCalendarsOf, prizeDrawOf } from './calendar-stores.ts';
import { drawMessages, messages } from './Calendars.messages.ts';
import { loadOthersIfOver } from './games-stores.ts';
import { GiftCalendarScreen } from './GiftCalendarScreen.tsx';
import { PrizeDrawScreen } from './PrizeDrawScreen.tsx';

const adventCalendarRoute = pageRoute('magazine.advent-calendar', {
  screen: AdventCalendarScreen,
  isIndexed: false,
  head: ({ stores }, _, intl) => {
    const calendar = doorsOf(stores).data.value;
    return {
      title: calendar?.name ?? intl.formatMessage(messages.title),
      description: calendar?.text ?? intl.formatMessage(messages.description),
    };
  },
  load: async ({ stores }) => {
    const result = await doorsOf(stores).load();
    if (result.ok && result.value !== null) await loadOthersIfOver(result.value, stores);
    return result;
  },
});

/** @assumed The address: the documents name a screen without one, and guests look for it below the performer's page. */
const giftCalendarRoute = pageRoute('performer.gift-calendar', {
  screen: GiftCalendarScreen,
  isIndexed: false,
  head: ({ stores }, { actorName = '' }, intl) => {
    const name = performersOf(stores).open(actorName).actor.value?.name ?? '';
    return {
      title: intl.formatMessage(messages.giftTitle, { name }),
      description: intl.formatMessage(messages.giftDescription, { name }),
    };
  },
  load: async ({ stores }, { params: { actorName = '' } }) => {
    const performer = await performersOf(stores).open(actorName).load();
    if (!performer.ok) return performer;
    const result = await giftCalendarsOf(stores).open(performer.value.id).load();
    if (!result.ok) return result;
    // A performer without a calendar has no such page.
    if (result.value === null) throw new Response(null, { status: 404 });
    await loadOthersIfOver(result.value, stores);
    return result;
  },
});

const prizeDrawRoute = pageRoute('magazine.prize-draw', {
  screen: PrizeDrawScreen,
  isIndexed: false,
  head: ({ stores }, _, intl) => {
    const draw = prizeDrawOf(stores).data.value;
    return {
      title: draw?.name ?? intl.formatMessage(drawMessages.title),
      description: draw?.text ?? intl.formatMessage(drawMessages.description),
    };
  },
  load: async ({ stores }) => {
    const result = await prizeDrawOf(stores).load();
    if (result.ok) await loadOthersIfOver(result.value, stores);
    return result;
  },
});

/** The pages by route key. */
export const routes = {
  'magazine.advent-calendar': adventCalendarRoute,
  'magazine.prize-draw': prizeDrawRoute,
  'performer.gift-calendar': giftCalendarRoute,
};
