import { routePatterns } from '@lounge/locale';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';

/** A performer's page; its stores and screens come when it is opened. @spec route:performer.overview */
export const actorRoutes = (app: App): RouteObject[] =>
  routePatterns('performer.overview').map((path) => ({
    id: `performer ${path}`,
    path,
    lazy: async () => (await import('./performer-route.ts')).performerRoute(app),
  }));
