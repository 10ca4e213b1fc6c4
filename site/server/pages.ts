import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { languages, type Brand } from '@lounge/locale';
import { handlers, inProcess, type WorldParts } from '@lounge/mock-api';
import {
  contentPolicy,
  cookieOf,
  clearSessionCookie,
  pageHeaders,
  sessionCookieOf,
  worldOf,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import type { Context, Middleware } from 'koa';
import type { PageConfig, RenderedPage, Redirected } from '@lounge/site/entry-server';
import { homeCache } from './home-cache.ts';
import { sessionOf, type GuestSession } from './session.ts';
import type { SiteBundle } from './site-bundle.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { bodyOf, writePage, type PageParts } from './write-page.ts';

/** What pages are served from. */
export interface PagesOptions {
  readonly site: SiteBundle;
  readonly server: ReferenceServer;
  readonly brand: Brand;
  readonly development: boolean;
  /** How long an anonymous home page may be served again, in milliseconds; 0 draws every one. @default 1000 */
  readonly homeCacheMs?: number;
}

const yearInSeconds = 31_536_000;
const inProcessTransport = inProcess(handlers);

/** One page under way. */
interface Visit {
  readonly ctx: Context;
  readonly url: string;
  readonly visitor: Visitor;
  readonly world: WorldParts;
  readonly session: GuestSession | null;
  readonly nonce: string;
  readonly requestId: string;
}

const configOf = ({ visitor, world, session }: Visit, options: PagesOptions): PageConfig => ({
  brand: visitor.brand,
  language: visitor.language,
  theme: visitor.theme,
  token: session?.token ?? options.server.context.tokens.anonymous(world),
  guestId: session?.guestId ?? null,
  now: world.clock.now(),
  version: options.site.version,
  strict: options.development,
  consent: visitor.consent,
  world: world === options.server.context.worlds.main ? null : world.name,
});

const transportOf = ({ visitor, world, session, requestId }: Visit, { server }: PagesOptions) => {
  const { brand, language } = visitor;
  const known = session === null ? { guestId: null } : { guestId: session.guestId, session: session.session };
  const caller = { ...known, brand, language, requestId };
  return inProcessTransport({
    world,
    caller,
    run: server.context.run,
    report: (cause) => server.context.log({ id: requestId, call: 'page', status: 500, ms: 0, cause }),
  });
};

const draw = async (visit: Visit, config: PageConfig, options: PagesOptions): Promise<RenderedPage | Redirected> => {
  const { url, nonce, requestId, visitor } = visit;
  const { render, renderAgePage: renderAge } = await options.site.server();
  const report = (cause: unknown) =>
    options.server.context.log({ id: requestId, call: 'page', status: 500, ms: 0, cause });
  const request = { url, config, nonce, report };
  if (url === '/left') return renderAge(request, 'left');
  return visitor.isAdult ? render(request, transportOf(visit, options)) : renderAge(request, 'ask');
};

const partsOf = async (
  { url, visitor, session, nonce }: Visit,
  page: RenderedPage,
  config: PageConfig,
  { site }: PagesOptions,
): Promise<PageParts> => {
  const { brand, language, origin, theme } = visitor;
  const path = url.split('?', 1)[0] ?? '/';
  return {
    page,
    config,
    template: await site.template(url, page.isPlain),
    headParts: { site, brand, language, theme, nonce, origin, path, isGuest: session !== null },
  };
};

const setHeaders = (
  response: ServerResponse,
  { nonce, requestId, visitor, session, ctx }: Visit,
  development: boolean,
): void => {
  for (const [name, value] of pageHeaders) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', contentPolicy(nonce, development));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Request-Id', requestId);
  const cookies: string[] = [];
  if (cookieOf(ctx.req, 'language') !== visitor.language) {
    cookies.push(`language=${visitor.language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`);
  }
  if (session === null && sessionCookieOf(ctx.req) !== null) cookies.push(clearSessionCookie(ctx.req));
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
};

/** Where an address leads that no page has: the root to a language, a missing slash to the one with it. */
const redirectOf = (ctx: Context, { language }: Visitor): { status: number; to: string } | null => {
  if (ctx.path === '/') return { status: 302, to: `/${language}/${ctx.search}` };
  const isPage = languages.some((each) => ctx.path === `/${each}` || ctx.path.startsWith(`/${each}/`));
  return isPage && !ctx.path.endsWith('/') ? { status: 301, to: `${ctx.path}/${ctx.search}` } : null;
};

const redirect = (response: ServerResponse, status: number, to: string): void => {
  response
    .writeHead(status, { Location: to, Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-store' })
    .end();
};

/** Serves every page of the site, drawn on the server. */
export const pages = (options: PagesOptions): Middleware => {
  const cache = homeCache(options.homeCacheMs ?? 1000);
  const { context: shell } = options.server;

  const send = async (visit: Visit): Promise<number> => {
    const { ctx } = visit;
    const response = ctx.res;
    const key = cache.keyOf(visit);
    if (key !== null) {
      const config = configOf(visit, options);
      const stored = await cache.text(key, visit.nonce, config, async (nonce, at) => {
        const drawn = await draw({ ...visit, nonce }, at, options);
        return drawn.kind === 'redirect' ? null : partsOf({ ...visit, nonce }, drawn, at, options);
      });
      if (stored !== null) {
        response.statusCode = 200;
        setHeaders(response, visit, options.development);
        bodyOf(response, ctx.req.headers['accept-encoding']).end(stored);
        return 200;
      }
    }
    const config = configOf(visit, options);
    const page = await draw(visit, config, options);
    if (page.kind === 'redirect') {
      redirect(response, page.status, page.to);
      return page.status;
    }
    response.statusCode = page.status;
    setHeaders(response, visit, options.development);
    const parts = await partsOf(visit, page, config, options);
    const drawing = writePage(parts, bodyOf(response, ctx.req.headers['accept-encoding']));
    response.on('close', () => {
      if (!response.writableFinished) drawing.abort();
    });
    return page.status;
  };

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const began = performance.now();
    const visitor = visitorOf(ctx.req, ctx.path, options.brand);
    const elsewhere = redirectOf(ctx, visitor);
    ctx.respond = false;
    if (elsewhere !== null) return redirect(ctx.res, elsewhere.status, elsewhere.to);
    const world = worldOf(ctx.req, shell.worlds) ?? shell.worlds.main;
    const visit = {
      ctx,
      visitor,
      world,
      session: await sessionOf(ctx.req, world, options.server),
      url: ctx.url,
      nonce: randomBytes(16).toString('base64'),
      requestId: shell.newRequestId(),
    };
    try {
      const status = await send(visit);
      shell.log({ id: visit.requestId, call: 'page', status, ms: performance.now() - began });
    } catch (cause) {
      shell.log({ id: visit.requestId, call: 'page', status: 500, ms: performance.now() - began, cause });
      if (!ctx.res.headersSent) ctx.res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      ctx.res.end(`This page could not be drawn. Please try again; if you write to us, quote ${visit.requestId}.`);
    }
  };
};
