import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** A video’s page. @spec route:performer.video-details */
export const videoRoutes = (app: App): RouteObject[] =>
  lazyRoutes(app, 'performer.video-details', async () => (await import('./video-route.ts')).videoRoute);
