import { callTimeoutMs, type Clock } from '@lounge/transport';
import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';

type Route = Omit<RouteObject, 'path' | 'index' | 'children'>;

/**
 * A page whose code did not load: its loader fails with that failure first and then loads the code again, as the router keeps a failed
 * `lazy` for ever.
 */
const retriedRoute = (load: () => Promise<Route>, failure: unknown): Route => {
  let failed: { readonly failure: unknown } | null = { failure };
  let loaded: Route = {};
  const handle = {};
  return {
    handle,
    Component: () => loaded.Component && createElement(loaded.Component),
    shouldRevalidate: (change) => loaded.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate,
    loader: async (args, context) => {
      const first = failed;
      failed = null;
      if (first !== null) throw first.failure;
      loaded = await load();
      Object.assign(handle, loaded.handle);
      return typeof loaded.loader === 'function' ? loaded.loader(args, context) : null;
    },
  };
};

/**
 * Limits how long the code of a page may take: after that time the navigation fails, and the error page offers another attempt. Not
 * for the page that the document shows, which works without its code.
 */
export const limitLazyRoutes = (routes: readonly RouteObject[], clock: Clock): void => {
  for (const route of routes) {
    limitLazyRoutes(route.children ?? [], clock);
    const { lazy } = route;
    if (typeof lazy !== 'function') continue;
    const load = async (): Promise<Route> => {
      const { promise, reject } = Promise.withResolvers<never>();
      const cancel = clock.after(callTimeoutMs, () => reject(new Error(`${route.id} did not load in time`)));
      return Promise.race([lazy() as Promise<Route>, promise]).finally(cancel);
    };
    route.lazy = (): Promise<object> => load().catch((failure: unknown) => retriedRoute(load, failure));
  }
};
