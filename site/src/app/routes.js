import { jsx as _jsx } from 'react/jsx-runtime';
import { actorRoutes } from '../content/actors/routes.js';
import { sessionRoutes } from '../foundation/session/routes.js';
import { ErrorScreen } from '../foundation/page/ErrorScreen.js';
import { Layout } from '../foundation/page/Layout.js';
import { notFoundRoute } from '../foundation/page/routes.js';
/** The routes of all rooms inside the site's frame. */
export const routesOf = (app) => [
  {
    id: 'frame',
    element: _jsx(Layout, {}),
    loader: async () => {
      if (app.stores.guest.data.state === 'idle') await app.stores.guest.load();
      return null;
    },
    shouldRevalidate: () => false,
    errorElement: _jsx(Layout, { children: _jsx(ErrorScreen, {}) }),
    children: [
      {
        id: 'page',
        errorElement: _jsx(ErrorScreen, {}),
        children: [...sessionRoutes(app), ...actorRoutes(app), notFoundRoute],
      },
    ],
  },
];
//# sourceMappingURL=routes.js.map
