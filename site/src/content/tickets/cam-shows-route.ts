import { alternates } from '@lounge/locale';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { rejectUnknownLanguage } from '../../foundation/page/page-failure.ts';
import { CamShowsScreen } from './CamShowsScreen.tsx';
import { messages } from './Tickets.messages.ts';
import { camShowsOf } from './tickets-stores.ts';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: alternates('cams.shows'),
  }),
};

/** Creates the route of the list of shows. A list that cannot be read leaves the page, which offers another attempt. */
export const camShowsRoute = ({ stores }: App) => ({
  Component: CamShowsScreen,
  handle,
  loader: async ({ params }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    await camShowsOf(stores).load();
    return null;
  },
});
