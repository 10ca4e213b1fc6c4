import { alternates } from '@lounge/locale';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RouteHandle } from '../../app/head.ts';
import type { App } from '../../app/app-context.ts';
import { gridWishesOf } from '../../engagement/tile-grid/grid-wishes.ts';
import { refuseUnknownLanguage } from '../page/page-failure.ts';
import { messages } from './Home.messages.ts';
import { homeRoom } from './HomeRoom.ts';
import { HomeScreen } from './HomeScreen.tsx';

const handle: RouteHandle = {
  onPicture: true,
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: alternates('home'),
  }),
};

/** What the start page's route is made of. */
export const homeRoute = ({ stores }: App) => ({
  Component: HomeScreen,
  handle,
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    refuseUnknownLanguage(params);
    const { jumbotron, liveRow, tonight, newVideos } = homeRoom(stores);
    const wishes = gridWishesOf(new URL(request.url).searchParams);
    await Promise.all([jumbotron.load(), liveRow.load(), tonight.load(wishes), newVideos.load()]);
    return null;
  },
});
