import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** The pages of VIP and TV. @spec route:vipclub */
export const subscriptionRoutes = (app: App): RouteObject[] => [
  ...lazyRoutes(app, 'vipclub', async () => (await import('./subscription-routes.ts')).vipRoute),
  ...lazyRoutes(app, 'tv.premium', async () => (await import('./subscription-routes.ts')).tvPremiumRoute),
];
