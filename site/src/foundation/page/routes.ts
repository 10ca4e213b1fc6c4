import type { RouteObject } from 'react-router-dom';

/** Whatever no module knows. @spec feature:shell.not-found */
export const notFoundRoute: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 });
  },
  element: null,
};
