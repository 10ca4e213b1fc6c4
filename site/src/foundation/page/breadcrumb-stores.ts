import type { RouteKey } from '@lounge/locale';
import { routeByScreen, type PageScreen } from '@lounge/protocol/foundation/page';
import { Breadcrumbs, type BreadcrumbPage } from '@lounge/stores/foundation/page';
import { defineModule } from '../../shared/define-module.ts';
import type { PageParams } from '../../shared/head.ts';
import { idOf } from './id-in.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The breadcrumbs of the pages that were opened. */
export const { of: breadcrumbsOf, use: useBreadcrumbs } = defineModule({
  key: 'breadcrumbs',
  create: ({ context }) => new Breadcrumbs(context),
  snapshot: ({ trails }) => restorables({ breadcrumbs: trails }),
});

const screenByRoute: Partial<Record<RouteKey, PageScreen>> = Object.fromEntries(
  Object.entries(routeByScreen).map(([screen, route]) => [route, screen]),
);

/** Home is where a breadcrumb begins, and the messenger fills the window. */
const withoutBreadcrumb: ReadonlySet<RouteKey> = new Set(['home', 'messenger']);

/** The screen of a route; results of every type are one screen. */
const screenOf = (route: RouteKey): PageScreen | undefined => {
  if (withoutBreadcrumb.has(route)) return undefined;
  return route.startsWith('search.') ? 'search' : screenByRoute[route];
};

/** The page of a route as its breadcrumb names it; null where it has none. The id of a video is its album id. */
export const breadcrumbPageOf = (
  route: RouteKey | undefined,
  { actorName, albumId, videoId, showId, postId, categorySlug, category, article, series, key }: PageParams,
): BreadcrumbPage | null => {
  const screen = route === undefined ? undefined : screenOf(route);
  if (screen === undefined) return null;
  return {
    screen,
    actorName,
    albumId: idOf(albumId ?? videoId) ?? undefined,
    showId: idOf(showId) ?? undefined,
    postId: idOf(postId) ?? undefined,
    categorySlug,
    // An address has the id of an article before its words.
    articleId: idOf(article?.split('-')[0]) ?? undefined,
    blogCategory: article === undefined ? category : undefined,
    seriesKey: series ?? key,
  };
};
