import { brands, isLanguage, pathTo, performerSlug, routePatterns, type RouteKey } from '@lounge/locale';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { App } from '../shared/app-context.ts';
import type { PageRoute } from '../shared/page-route.ts';
import { pages, type PageModule } from './pages.ts';
import { withBreadcrumb } from './with-breadcrumb.ts';

/** A part of addresses that is checked once for all pages below it. */
interface CheckedPart {
  /** A pattern of the router, without a slash at its end. */
  readonly path: string;
  /** Throws a redirect or a failure where the part is wrong. */
  readonly check: (args: LoaderFunctionArgs) => void;
}

/** Redirects to the same page with another segment at a place of its path. */
const redirectTo = (request: Request, at: number, segment: string, status: number): never => {
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname.split('/').with(at, segment).join('/') + search, status);
};

/** The language, one of the site's. */
const language: CheckedPart = {
  path: '/:language',
  check: ({ params }) => {
    if (!isLanguage(params['language'])) throw new Response(null, { status: 404 });
  },
};

/** The performer's name as it stands in addresses. @spec rule:actor-name-lowercase */
const performer: CheckedPart = {
  path: '/:language/amateur/:actorName',
  check: ({ params: { actorName = '' }, request }) => {
    const slug = performerSlug(actorName);
    if (slug === '') throw new Response(null, { status: 404 });
    if (slug !== actorName) redirectTo(request, 3, slug, 301);
  },
};

/** The products in paths: the platform's, whose addresses lead here too, and the server's own. */
const productsOf = (brand: string): readonly string[] => [...new Set([...brands, brand])];

/** The guest's own area, whose path contains the product's name: that of another brand redirects to this one's. */
const personal = ({ config: { brand, language } }: App): readonly CheckedPart[] =>
  productsOf(brand).map((product) => ({
    path: `/:language/my${product}`,
    check: ({ request }) => {
      const [, , own = ''] = pathTo('personal', language, { product: brand }).split('/');
      if (product !== brand) redirectTo(request, 2, own, 302);
    },
  }));

const isBelow = (path: string, { path: part }: CheckedPart): boolean => path.startsWith(`${part}/`);

/** A parent route with a check that comes before all loaders, which the router runs side by side. See docs/decisions/0072. */
const checkedBy = ({ path, check }: CheckedPart, children: RouteObject[]): RouteObject => ({
  id: path,
  path,
  middleware: [check],
  // With the data of a loader the router knows that the document has everything of this route.
  loader: () => null,
  children,
});

/** The page of a key in its module. */
const routeIn = ({ route, routes }: PageModule, key: RouteKey): PageRoute => {
  const page = routes?.[key] ?? route;
  if (page === undefined) throw new Response(null, { status: 404 });
  return page;
};

/** The routes of all pages, below the parts of their addresses that are checked: language, performer, product. */
export const checkedRoutes = (app: App): RouteObject => {
  const parts = [performer, ...personal(app)];
  const routes = Object.entries(pages).flatMap(([key, load]) =>
    // The keys are those of `pages`.
    routePatterns(key as RouteKey, productsOf(app.config.brand)).map((path) => ({
      id: `${key} ${path}`,
      path,
      lazy: async () => withBreadcrumb(key as RouteKey, routeIn(await load(), key as RouteKey)(app), app) as object,
    })),
  );
  return checkedBy(language, [
    ...routes.filter(({ path }) => !parts.some((part) => isBelow(path, part))),
    ...parts.map((part) =>
      checkedBy(
        part,
        routes.filter(({ path }) => isBelow(path, part)),
      ),
    ),
  ]);
};
