import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** The list of ticket shows, and the page of one. @spec route:cams.shows */
export const ticketRoutes = (app: App): RouteObject[] => [
  ...lazyRoutes(app, 'cams.shows', async () => (await import('./cam-shows-route.ts')).camShowsRoute),
  ...lazyRoutes(app, 'cams.show', async () => (await import('./show-route.ts')).showRoute),
];
