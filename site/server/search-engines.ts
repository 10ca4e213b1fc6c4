import { hreflangs, languages, pathTo, routePatterns, type RouteKey } from '@lounge/locale';
import { magazinePages, publicPages, type PublicPage } from '@lounge/mock-api';
import type { ReferenceServer } from '@lounge/mock-api/server';
import { servicePaths, socketPath } from '@lounge/protocol';
import type { SiteBrands } from '@lounge/site/brands';
import type { Middleware } from 'koa';
import { escapeHtml } from './document.ts';
import { pages } from '../src/app/pages.ts';
import { publicRequestOf, respondNotFound, respondPublic } from './public-document.ts';

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
const unlisted: readonly RouteKey[] = [
  'messenger',
  'feed.favourites',
  'tv.price-table',
  'magazine.easter',
  'magazine.goldrush',
  'magazine.shooting-gallery',
  'magazine.wetnwildgame',
  'magazine.lantern-garden',
  'magazine.advent-calendar',
  'magazine.prize-draw',
];

/** The pages with one address in each language that search engines may list. */
export const fixedPages: readonly RouteKey[] =
  // The keys of `pages` are route keys, which its type says. The guest's own pages have the product as a parameter.
  (Object.keys(pages) as RouteKey[]).filter((key) => !unlisted.includes(key) && !hasParameters(key));

const entriesOf = ({ at, page }: PublicPage, origin: string): string => {
  const address = (path: string) => escapeHtml(origin + path);
  const links = hreflangs
    .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(page[each])}"/>`)
    .join('');
  // The Spanish address of the feed is the English one.
  const own = [...new Set(languages.map((language) => page[language]))];
  const changed = at === null ? '' : `<lastmod>${at}</lastmod>`;
  return own.map((path) => `<url><loc>${address(path)}</loc>${changed}${links}</url>\n`).join('');
};

const sitemapOf = (listed: readonly PublicPage[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...listed.map((page) => entriesOf(page, origin)),
    '</urlset>\n',
  ].join('');

/** Serves `/robots.txt` and `/sitemap.xml` with the brand and addresses of the requested host. */
export const searchEngines = ({ server, brands }: SearchEngineOptions): Middleware => {
  const { main } = server.context.worlds;
  return async (ctx, next) => {
    const isMap = ctx.path === '/sitemap.xml';
    if (!isMap && ctx.path !== '/robots.txt') return next();
    const request = await publicRequestOf(ctx, server);
    if (request === null) return;
    const { brand, origin, isMain } = request;
    if (!isMain) return isMap ? respondNotFound(ctx) : respondPublic(ctx, 'text/plain', 'User-agent: *\nDisallow: /\n');
    if (!isMap) return respondPublic(ctx, 'text/plain', robotsOf(brands[brand].name, origin));
    const listed = await publicPages(main, fixedPages, await magazinePages(maxPages, main), maxPages);
    return respondPublic(ctx, 'application/xml', sitemapOf(listed, origin));
  };
};
