import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** The page of the guest's age check. @spec feature:age.verify */
export const ageCheckRoutes = (app: App): RouteObject[] =>
  lazyRoutes(app, 'personal.age-check', async () => (await import('../guest/personal-route.ts')).ageCheckRoute);
