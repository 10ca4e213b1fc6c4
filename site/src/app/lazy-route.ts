import { routePatterns, type RouteKey } from '@lounge/locale';
import type { RouteObject } from 'react-router-dom';
import type { App } from './app-context.ts';

type Route = Omit<RouteObject, 'path' | 'index' | 'children'>;

/** The routes of a page in every language. Its stores, its screen and the lazy texts are loaded when the page is opened. */
export const lazyRoutes = (app: App, key: RouteKey, load: () => Promise<(app: App) => Route>): RouteObject[] =>
  routePatterns(key).map((path) => ({
    id: `${key} ${path}`,
    path,
    lazy: async () => {
      const [route] = await Promise.all([load(), app.texts.loadLazy()]);
      return route(app) as object;
    },
  }));
