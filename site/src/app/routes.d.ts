import type { RouteObject } from 'react-router-dom';
import type { App } from './StoresContext.ts';
/** The routes of all rooms inside the site's frame. */
export declare const routesOf: (app: App) => RouteObject[];
//# sourceMappingURL=routes.d.ts.map
