import type { RouteObject } from 'react-router-dom';
/** Whatever no room knows. @spec feature:shell.not-found */
export declare const notFoundRoute: RouteObject;
//# sourceMappingURL=routes.d.ts.map
