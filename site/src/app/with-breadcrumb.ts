import type { RouteKey } from '@lounge/locale';
import type { App } from '../shared/app-context.ts';
import type { PageParams } from '../shared/head.ts';
import type { PageRoute } from '../shared/page-route.ts';
import type { Stores } from '../shared/stores.ts';

/** Reads the steps to a page. A page whose code for that does not load has none. */
const loadBreadcrumb = async (key: RouteKey, params: PageParams, stores: Stores): Promise<void> => {
  try {
    const { breadcrumbPageOf, breadcrumbsOf } = await import('../foundation/page/breadcrumb-stores.ts');
    const page = breadcrumbPageOf(key, params);
    if (page !== null) await breadcrumbsOf(stores).load(page);
  } catch {
    // The page is there without its breadcrumb.
  }
};

/**
 * A page that reads its breadcrumb beside its own data. A document waits for it; in the browser the page does not, and shows the steps when
 * they are there.
 */
export const withBreadcrumb = (
  key: RouteKey,
  route: ReturnType<PageRoute>,
  { stores }: App,
): ReturnType<PageRoute> => ({
  ...route,
  loader: async (args) => {
    const read = loadBreadcrumb(key, args.params, stores);
    try {
      return await route.loader(args);
    } finally {
      // Of a page that fails, too, so that a document does not depend on which of them ended first.
      if (stores.socket === null) await read;
    }
  },
});
