import { pathTo } from '@lounge/locale';
import { redirect } from 'react-router-dom';
import { pageRoute } from '../../shared/page-route.ts';
import { DailyBonusScreen } from './DailyBonusScreen.tsx';
import { messages } from './DailyBonus.messages.ts';
import { dailyDealsOf } from './daily-bonus-stores.ts';

/**
 * The page of deals. On days on which it is hidden it leads to the start page, on others perhaps to the page of an event.
 * @spec screen:daily-bonus
 * @assumed A hidden page is no page that is missing, so it leads home.
 */
export const route = pageRoute('daily-bonus', {
  screen: DailyBonusScreen,
  head: messages,
  load: async ({ stores, config }) => {
    const deals = dailyDealsOf(stores);
    await Promise.all([deals.load(), deals.models.load(), stores.guest.isLoggedIn ? deals.consumed.load() : undefined]);
    const { leadsTo } = deals;
    if (leadsTo !== null) throw redirect(leadsTo === 'home' ? pathTo('home', config.language) : leadsTo.path, 302);
  },
});
