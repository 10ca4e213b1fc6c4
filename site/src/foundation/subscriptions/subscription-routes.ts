import { alternates } from '@lounge/locale';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { rejectUnknownLanguage } from '../page/page-failure.ts';
import { messages } from './Subscriptions.messages.ts';
import { subscriptionsOf } from './subscriptions-stores.ts';
import { TvPremiumScreen } from './TvPremiumScreen.tsx';
import { VipScreen } from './VipScreen.tsx';

const handleOf = (page: 'vip' | 'tv'): RouteHandle => ({
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(page === 'vip' ? messages.vipTitle : messages.tvTitle),
    description: intl.formatMessage(page === 'vip' ? messages.vipDescription : messages.tvDescription),
    alternates: alternates(page === 'vip' ? 'vipclub' : 'tv.premium'),
  }),
});

/** Reads the subscriptions; a failure is shown in the page, as the rest of it stands without them. */
const loaderOf =
  ({ stores }: App) =>
  async ({ params }: LoaderFunctionArgs): Promise<null> => {
    rejectUnknownLanguage(params);
    const { subscriptions } = subscriptionsOf(stores);
    if (subscriptions.list.state === 'idle') await subscriptions.load();
    return null;
  };

/** Creates the route of the VIP club. */
export const vipRoute = (app: App) => ({ Component: VipScreen, handle: handleOf('vip'), loader: loaderOf(app) });

/** Creates the route of the TV subscription. */
export const tvPremiumRoute = (app: App) => ({
  Component: TvPremiumScreen,
  handle: handleOf('tv'),
  loader: loaderOf(app),
});
