import { routePatterns } from '@lounge/locale';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/app-context.ts';

/** The start page; its stores and screens come when it is opened. @spec route:home */
export const homeRoutes = (app: App): RouteObject[] =>
  routePatterns('home').map((path) => ({
    id: `home ${path}`,
    path,
    lazy: async () => (await import('./home-route.ts')).homeRoute(app),
  }));
