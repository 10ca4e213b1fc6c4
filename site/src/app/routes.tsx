import type { RouteObject } from 'react-router-dom';
import { ErrorSlot } from '../foundation/page/error-slots.tsx';
import { Layout } from './Layout.tsx';
import type { App } from '../shared/app-context.ts';
import { checkedRoutes } from './checked-routes.ts';

/**
 * Paths of no page.
 * @spec feature:shell.not-found
 * @deviates feature:shell.not-found 1-2 docs/decisions/0030
 */
const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 });
  },
  element: null,
};

/** The routes of all pages inside the site's frame. */
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
        <ErrorSlot />
      </Layout>
    ),
    children: [{ id: 'page', errorElement: <ErrorSlot />, children: [checkedRoutes(app), notFound] }],
  },
];
