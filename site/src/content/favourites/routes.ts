import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** The guest’s own page. @spec route:personal */
export const favouriteRoutes = (app: App): RouteObject[] =>
  lazyRoutes(app, 'personal', async () => (await import('../../foundation/guest/personal-route.ts')).personalRoute);
