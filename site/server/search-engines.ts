import { hreflangs, languages, pathTo, routePatterns, type RouteKey } from '@lounge/locale';
import { publicPages, type PageAddresses } from '@lounge/mock-api';
import { pageHeaders, worldOf, type ReferenceServer } from '@lounge/mock-api/server';
import { servicePaths, socketPath } from '@lounge/protocol';
import type { SiteBrands } from '@lounge/site/brands';
import type { Context, Middleware } from 'koa';
import { escapeHtml } from './document.ts';
import { pages } from '../src/app/pages.ts';
import { visitorOf } from './visitor.ts';

/** Options of searchEngines. */
interface SearchEngineOptions {
  readonly server: Pick<ReferenceServer, 'context'>;
  readonly brands: SiteBrands;
}

/** The maximum number of pages in a sitemap: each has four addresses, and the sitemap protocol allows 50,000 in 50 MB. */
const maxPages = 5_000;

/** Paths without pages: forms, calls, files that need a token, tools. */
const pathsWithoutPages = [
  '/choices/',
  '/dev/',
  '/left',
  '/media/',
  '/messenger/',
  '/rest/',
  socketPath,
  '/vxpay/',
  ...Object.values(servicePaths),
];

const robotsOf = (product: string, origin: string): string => {
  const personal = languages.flatMap((language) => [
    pathTo('personal', language, { product }),
    pathTo('messenger', language),
  ]);
  const rules = [...pathsWithoutPages, ...personal].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
};

const hasParameters = (key: RouteKey): boolean =>
  routePatterns(key, [':product']).some((pattern) => pattern.lastIndexOf(':') > pattern.indexOf(':language'));

/** Pages of one address that search engines may not list. */
const unlisted: readonly RouteKey[] = ['messenger', 'feed.favourites'];

/** The pages with one address in each language that search engines may list. */
export const fixedPages: readonly RouteKey[] =
  // The keys of `pages` are route keys, which its type says. The guest's own pages have the product as a parameter.
  (Object.keys(pages) as RouteKey[]).filter((key) => !unlisted.includes(key) && !hasParameters(key));

const entriesOf = (page: PageAddresses, origin: string): string => {
  const address = (path: string) => escapeHtml(origin + path);
  const links = hreflangs
    .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(page[each])}"/>`)
    .join('');
  // The Spanish address of the feed is the English one.
  const own = [...new Set(languages.map((language) => page[language]))];
  return own.map((path) => `<url><loc>${address(path)}</loc>${links}</url>\n`).join('');
};

const sitemapOf = (listed: readonly PageAddresses[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...listed.map((page) => entriesOf(page, origin)),
    '</urlset>\n',
  ].join('');

/** Returns the normalized origin; null if the Host header is not a name with an optional port. */
const originOf = (requestedOrigin: string): string | null => {
  const url = URL.parse(requestedOrigin);
  return url !== null && url.href === `${url.origin}/` ? url.origin : null;
};

const respond = (ctx: Context, type: string, body: string, status = 200): void => {
  for (const [name, value] of pageHeaders) ctx.set(name, value);
  ctx.status = status;
  ctx.set('Content-Security-Policy', "default-src 'none'");
  ctx.set('Cache-Control', status === 200 ? 'public, max-age=3600' : 'no-store');
  // The response depends on the world, which a cookie names.
  ctx.vary('Cookie');
  ctx.set('Content-Type', `${type}; charset=utf-8`);
  ctx.body = body;
};

/** Serves `/robots.txt` and `/sitemap.xml` with the brand and addresses of the requested host. */
export const searchEngines = ({ server, brands }: SearchEngineOptions): Middleware => {
  const { worlds } = server.context;
  return async (ctx, next) => {
    const isMap = ctx.path === '/sitemap.xml';
    if (!isMap && ctx.path !== '/robots.txt') return next();
    const { brand, origin: requestedOrigin } = visitorOf(ctx.req, ctx.path, server.context.hosting);
    const origin = originOf(requestedOrigin);
    if (origin === null) return respond(ctx, 'text/plain', 'Invalid Host header.\n', 400);
    if (((await worldOf(ctx.req, worlds)) ?? worlds.main) !== worlds.main) {
      return isMap
        ? respond(ctx, 'text/plain', 'Not found\n', 404)
        : respond(ctx, 'text/plain', 'User-agent: *\nDisallow: /\n');
    }
    if (!isMap) return respond(ctx, 'text/plain', robotsOf(brands[brand].name, origin));
    return respond(ctx, 'application/xml', sitemapOf(await publicPages(worlds.main, fixedPages, maxPages), origin));
  };
};
