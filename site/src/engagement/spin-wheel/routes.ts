import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** The page of the wheel. @spec route:personal.spinwheel */
export const spinWheelRoutes = (app: App): RouteObject[] =>
  lazyRoutes(app, 'personal.spinwheel', async () => (await import('./spin-wheel-route.ts')).spinWheelRoute);
