import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lateRoutes } from '../../app/late-route.ts';

/** The messenger. @spec route:messenger */
export const messengerRoutes = (app: App): RouteObject[] =>
  lateRoutes(app, 'messenger', async () => (await import('./messenger-route.ts')).messengerRoute);
