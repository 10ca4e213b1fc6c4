import { routePatterns, type RouteKey } from '@lounge/locale';
import type { RouteObject } from 'react-router-dom';
import type { App } from './app-context.ts';

type Route = Omit<RouteObject, 'path' | 'index' | 'children'>;

/** A page in every language; its stores and screen come when it is opened, with the modules' texts. */
export const lazyRoutes = (app: App, key: RouteKey, open: () => Promise<(app: App) => Route>): RouteObject[] =>
  routePatterns(key).map((path) => ({
    id: `${key} ${path}`,
    path,
    lazy: async () => {
      const [route] = await Promise.all([open(), app.texts.loadLazy()]);
      return route(app) as object;
    },
  }));
