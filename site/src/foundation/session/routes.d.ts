import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/StoresContext.ts';
/** The start page. @spec route:home */
export declare const sessionRoutes: ({ stores }: App) => RouteObject[];
//# sourceMappingURL=routes.d.ts.map
