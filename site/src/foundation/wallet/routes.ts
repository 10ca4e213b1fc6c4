import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** The coins page. */
export const walletRoutes = (app: App): RouteObject[] =>
  lazyRoutes(app, 'personal.coins', async () => (await import('./coins-route.ts')).coinsRoute);
