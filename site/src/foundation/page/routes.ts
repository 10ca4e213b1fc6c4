import type { RouteObject } from 'react-router-dom';

/**
 * Paths that no module has.
 * @spec feature:shell.not-found
 * @deviates feature:shell.not-found 1-2 docs/decisions/0030
 */
export const notFoundRoute: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 });
  },
  element: null,
};
