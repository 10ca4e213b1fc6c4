import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** An album’s page. @spec route:performer.album-details */
export const galleryRoutes = (app: App): RouteObject[] =>
  lazyRoutes(app, 'performer.album-details', async () => (await import('./album-route.ts')).albumRoute);
