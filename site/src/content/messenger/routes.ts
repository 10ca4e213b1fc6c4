import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** The messenger. @spec route:messenger */
export const messengerRoutes = (app: App): RouteObject[] =>
  lazyRoutes(app, 'messenger', async () => (await import('./messenger-route.ts')).messengerRoute);
