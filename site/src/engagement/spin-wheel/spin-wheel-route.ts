import { pathTo } from '@lounge/locale';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { rejectUnknownLanguage } from '../../foundation/page/page-failure.ts';
import { messages } from './SpinWheel.messages.ts';
import { spinWheelOf } from './spin-wheel-stores.ts';
import { SpinWheelScreen } from './SpinWheelScreen.tsx';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: null,
  }),
};

/** What the route of the wheel's page is made of; the other brand's address leads to one's own. */
export const spinWheelRoute = ({ stores, config }: App) => ({
  Component: SpinWheelScreen,
  handle,
  loader: async ({ params, request }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const { pathname, search } = new URL(request.url);
    const own = pathTo('personal.spinwheel', config.language, { product: config.brand });
    if (pathname.split('/')[2] !== own.split('/')[2]) throw redirect(`${own}${search}`);
    await spinWheelOf(stores).load();
    return null;
  },
});
