import type { TvStreamType } from '@lounge/stores/engagement/tv';
import { pageRoute, type PageOptions } from '../../shared/page-route.ts';
import { subscriptionsOf } from '../../foundation/subscriptions/subscriptions-stores.ts';
import { tvRecommendationsOf } from './library-stores.ts';
import { messages } from './TvLive.messages.ts';
import { TvPremiumLivestreamScreen, TvScreen } from './TvScreen.tsx';
import { programOf, tvProgramsOf, tvSeriesOf, tvStreamsOf } from './tv-stores.ts';

/** The programme, the series and the price stand in parts that say so themselves when they did not load. */
const load =
  (type: TvStreamType): NonNullable<PageOptions['load']> =>
  async ({ stores }) => {
    const { subscriptions } = subscriptionsOf(stores);
    const [result] = await Promise.all([
      tvStreamsOf(stores).open(type).load(),
      programOf(tvProgramsOf(stores), { type, day: null }).load(),
      tvSeriesOf(stores).load(),
      tvRecommendationsOf(stores).load(),
      type === 'premium' && subscriptions.list.state !== 'ready' ? subscriptions.load() : undefined,
    ]);
    return result;
  };

const liveRoute = pageRoute('tv.livestream', { screen: TvScreen, head: messages, load: load('live') });

const premiumRoute = pageRoute('tv.premium-livestream', {
  screen: TvPremiumLivestreamScreen,
  head: { title: messages.premiumTitle, description: messages.premiumDescription },
  load: load('premium'),
});

/** The pages by route key. */
export const routes = { 'tv.livestream': liveRoute, 'tv.premium-livestream': premiumRoute };
