import { alternates, routePatterns } from '@lounge/locale';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../app/head.ts';
import type { App } from '../../app/StoresContext.ts';
import { gridWishesOf } from '../../engagement/tile-grid/grid-wishes.ts';
import { refuseUnknownLanguage } from '../page/page-failure.ts';
import { homeHead } from './home-head.ts';

const handle: RouteHandle = {
  onPicture: true,
  head: (_app, _params, intl) => ({ ...homeHead(intl), alternates: alternates('home') }),
};

/** The start page. @spec route:home */
export const sessionRoutes = ({ stores }: App): RouteObject[] =>
  routePatterns('home').map((path) => ({
    id: `home ${path}`,
    path,
    handle,
    loader: async ({ request, params }) => {
      refuseUnknownLanguage(params);
      const wishes = gridWishesOf(new URL(request.url).searchParams);
      await Promise.all([
        stores.jumbotron.load(),
        stores.liveRow.load(),
        stores.home.load(wishes),
        stores.newVideos.load(),
      ]);
      return null;
    },
    lazy: async () => ({ Component: (await import('./HomeScreen.tsx')).HomeScreen }),
  }));
