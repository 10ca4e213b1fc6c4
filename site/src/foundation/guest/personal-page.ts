import type { RouteKey } from '@lounge/locale';
import { pageRoute, type PageOptions, type PageRoute } from '../../shared/page-route.ts';

/** Defines a page of the guest's own area: search engines list none of them, and nothing is loaded for anonymous visitors. */
export const personalPage = (key: Extract<RouteKey, `personal${string}`>, page: PageOptions): PageRoute =>
  pageRoute(key, {
    isIndexed: false,
    ...page,
    load: async (app, address) => (app.config.guestId === null ? undefined : page.load?.(app, address)),
  });
