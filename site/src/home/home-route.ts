import { alternates } from '@lounge/locale';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RouteHandle } from '../app/head.ts';
import type { App } from '../app/app-context.ts';
import { gridOptionsOf } from '../engagement/tile-grid/grid-options.ts';
import { rejectUnknownLanguage } from '../foundation/page/page-failure.ts';
import { messages } from './Home.messages.ts';
import { homeOf } from './home-stores.ts';
import { HomeScreen } from './HomeScreen.tsx';

const handle: RouteHandle = {
  onPicture: true,
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: alternates('home'),
  }),
};

/** Creates the start page's route: component, head and loader. */
export const homeRoute = ({ stores }: App) => ({
  Component: HomeScreen,
  handle,
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const { jumbotron, liveRow, tonight, newVideos } = homeOf(stores);
    const options = gridOptionsOf(new URL(request.url).searchParams);
    await Promise.all([jumbotron.content.load(), liveRow.load(), tonight.load(options), newVideos.load()]);
    return null;
  },
});
