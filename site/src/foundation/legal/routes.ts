import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

const load = () => import('./legal-route.ts');

/** The legal texts, and the help page. @spec route:legal.terms-of-service, route:legal.data-protection */
export const legalRoutes = (app: App): RouteObject[] => [
  ...lazyRoutes(app, 'legal.terms-of-service', async () => (await load()).termsRoute),
  ...lazyRoutes(app, 'legal.data-protection', async () => (await load()).dataProtectionRoute),
  ...lazyRoutes(app, 'legal.imprint', async () => (await load()).imprintRoute),
  ...lazyRoutes(app, 'help', async () => (await load()).helpRoute),
];
