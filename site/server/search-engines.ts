import { hreflangs, languages, pathTo, type Brand } from '@lounge/locale';
import { publicPages, type PageAddresses } from '@lounge/mock-api';
import { pageHeaders, worldOf, type ReferenceServer } from '@lounge/mock-api/server';
import type { Context, Middleware } from 'koa';
import { escapeHtml } from './document.ts';
import { visitorOf } from './visitor.ts';

/** What both files are made from. */
interface SearchEngineOptions {
  readonly brand: Brand;
  readonly server: Pick<ReferenceServer, 'context'>;
}

/** Pages in one sitemap: each has four addresses, of which the protocol of sitemaps allows 50,000 in 50 MB. */
const mostPages = 5_000;

/** What is no page of the site: forms, calls, files that need a token, tools. */
const noPages = ['/choices/', '/dev/', '/left', '/media/', '/messenger/', '/rest/', '/socket', '/vxpay/', '/vxql'];

const robotsOf = (brand: Brand, origin: string): string => {
  const personal = languages.flatMap((language) => [
    pathTo('personal', language, { product: brand }),
    pathTo('messenger', language),
  ]);
  const rules = [...noPages, ...personal].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
};

const entriesOf = (page: PageAddresses, origin: string): string => {
  const address = (path: string) => escapeHtml(origin + path);
  const links = hreflangs
    .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(page[each])}"/>`)
    .join('');
  return languages.map((language) => `<url><loc>${address(page[language])}</loc>${links}</url>\n`).join('');
};

const sitemapOf = (pages: readonly PageAddresses[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...pages.map((page) => entriesOf(page, origin)),
    '</urlset>\n',
  ].join('');

/** The origin as browsers write it; null where the Host header holds something else than a name and a port. */
const originOf = (asked: string): string | null => {
  const url = URL.parse(asked);
  return url !== null && url.href === `${url.origin}/` ? url.origin : null;
};

const answer = (ctx: Context, type: string, body: string, status = 200): void => {
  for (const [name, value] of pageHeaders) ctx.set(name, value);
  ctx.status = status;
  ctx.set('Content-Security-Policy', "default-src 'none'");
  ctx.set('Cache-Control', status === 200 ? 'public, max-age=3600' : 'no-store');
  // Another world has another answer, and a cookie names it.
  ctx.vary('Cookie');
  ctx.type = type;
  ctx.body = body;
};

/** Answers `/robots.txt` and `/sitemap.xml`, of the brand and under the name of the host that was asked. */
export const searchEngines = ({ brand: fallback, server }: SearchEngineOptions): Middleware => {
  const { worlds } = server.context;
  return async (ctx, next) => {
    const isMap = ctx.path === '/sitemap.xml';
    if (!isMap && ctx.path !== '/robots.txt') return next();
    const { brand, origin: asked } = visitorOf(ctx.req, ctx.path, fallback);
    const origin = originOf(asked);
    if (origin === null) return answer(ctx, 'text/plain', 'This is no name of a host.\n', 400);
    if ((worldOf(ctx.req, worlds) ?? worlds.main) !== worlds.main) {
      return isMap
        ? answer(ctx, 'text/plain', 'Not found\n', 404)
        : answer(ctx, 'text/plain', 'User-agent: *\nDisallow: /\n');
    }
    if (!isMap) return answer(ctx, 'text/plain', robotsOf(brand, origin));
    return answer(ctx, 'application/xml', sitemapOf(await publicPages(worlds.main, mostPages), origin));
  };
};
