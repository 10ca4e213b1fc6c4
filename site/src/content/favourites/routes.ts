import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lateRoutes } from '../../app/late-route.ts';

/** The guest’s own page. @spec route:personal */
export const favouriteRoutes = (app: App): RouteObject[] =>
  lateRoutes(app, 'personal', async () => (await import('./personal-route.ts')).personalRoute);
