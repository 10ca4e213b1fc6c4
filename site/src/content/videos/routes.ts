import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lateRoutes } from '../../app/late-route.ts';

/** A video’s page. @spec route:performer.video-details */
export const videoRoutes = (app: App): RouteObject[] =>
  lateRoutes(app, 'performer.video-details', async () => (await import('./video-route.ts')).videoRoute);
