import type { RouteObject } from 'react-router-dom';
import { actorRoutes } from '../content/actors/routes.ts';
import { sessionRoutes } from '../foundation/session/routes.ts';
import { ErrorScreen } from '../foundation/page/ErrorScreen.tsx';
import { Layout } from '../foundation/page/Layout.tsx';
import { notFoundRoute } from '../foundation/page/routes.ts';
import type { App } from './app-context.ts';

/** The routes of all rooms inside the site's frame. */
export const routesOf = (app: App): RouteObject[] => [
  {
    id: 'frame',
    element: <Layout />,
    loader: async () => {
      if (app.stores.guest.data.state === 'idle') await app.stores.guest.load();
      return null;
    },
    shouldRevalidate: () => false,
    errorElement: (
      <Layout>
        <ErrorScreen />
      </Layout>
    ),
    children: [
      {
        id: 'page',
        errorElement: <ErrorScreen />,
        children: [...sessionRoutes(app), ...actorRoutes(app), notFoundRoute],
      },
    ],
  },
];
