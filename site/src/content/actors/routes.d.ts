import { type RouteObject } from 'react-router-dom';
import type { App } from '../../app/StoresContext.ts';
/** A performer's page. @spec route:performer.overview, rule:actor-name-lowercase */
export declare const actorRoutes: ({ stores, config }: App) => RouteObject[];
//# sourceMappingURL=routes.d.ts.map
