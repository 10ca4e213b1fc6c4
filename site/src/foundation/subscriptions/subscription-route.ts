import { pathTo } from '@lounge/locale';
import { redirect } from 'react-router-dom';
import { pageRoute, type PageOptions } from '../../shared/page-route.ts';
import { messages } from './Subscriptions.messages.ts';
import { subscriptionsOf } from './subscriptions-stores.ts';
import { TvPremiumScreen } from './TvPremiumScreen.tsx';
import { VipScreen } from './VipScreen.tsx';

/** The rest of the page stands without the subscriptions. */
const load: PageOptions['load'] = async ({ stores }) => {
  const { subscriptions } = subscriptionsOf(stores);
  if (subscriptions.list.state === 'idle' || subscriptions.list.isDue) await subscriptions.load();
};

/** The page of the VIP club. */
const vipRoute = pageRoute('vipclub', {
  screen: VipScreen,
  head: { title: messages.vipTitle, description: messages.vipDescription },
  load,
});

/** The page of the TV subscription. */
const tvPremiumRoute = pageRoute('tv.premium', {
  screen: TvPremiumScreen,
  head: { title: messages.tvTitle, description: messages.tvDescription },
  load,
});

/** The price table of TV stands on the page of its subscription. @assumed The documents name two screens for it. */
const priceTableRoute = pageRoute('tv.price-table', {
  screen: TvPremiumScreen,
  head: { title: messages.tvTitle, description: messages.tvDescription },
  isIndexed: false,
  load: ({ config }) => {
    throw redirect(pathTo('tv.premium', config.language), 301);
  },
});

/** The pages by route key. */
export const routes = { vipclub: vipRoute, 'tv.premium': tvPremiumRoute, 'tv.price-table': priceTableRoute };
