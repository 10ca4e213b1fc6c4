import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** The page of the guest's benefits. @spec route:personal.benefits */
export const voucherRoutes = (app: App): RouteObject[] =>
  lazyRoutes(app, 'personal.benefits', async () => (await import('./benefits-route.ts')).benefitsRoute);
