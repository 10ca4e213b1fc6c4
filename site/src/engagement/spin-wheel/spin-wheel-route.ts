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

/** Creates the route of the wheel's page. The other brand's address redirects to this brand's. */
export const spinWheelRoute = ({ stores, config }: App) => ({
  Component: SpinWheelScreen,
  handle,
  loader: async ({ params, request }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const { pathname, search } = new URL(request.url);
    const path = pathTo('personal.spinwheel', config.language, { product: config.brand });
    if (pathname.split('/')[2] !== path.split('/')[2]) throw redirect(`${path}${search}`);
    await spinWheelOf(stores).wheel.load();
    return null;
  },
});
