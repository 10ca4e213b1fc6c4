import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { alternates, languages, type RouteKey } from '@lounge/locale';
import { handlers, inProcess, streamPositionsOf, type WorldParts } from '@lounge/mock-api';
import {
  contentPolicy,
  clearSessionCookie,
  pageHeaders,
  preferenceCookie,
  preferenceOf,
  sessionCookieOf,
  weights,
  visitorOfToken,
  whoOf,
  worldOf,
  type ReferenceServer,
  statusOfError,
} from '@lounge/mock-api/server';
import type { Context, Middleware } from 'koa';
import { brandConfig } from '@lounge/site/brands';
import type { PageConfig } from '@lounge/site/entry-server';
import { feedOfPage } from './article-feed.ts';
import { homeCache } from './home-cache.ts';
import { openedArticle, type OpenedArticle } from './opened-article.ts';
import type { Rendering } from './rendering/render-job.ts';
import type { Renderer } from './rendering/renderer.ts';
import { inOwnCase } from './own-case.ts';
import { sessionOf, type GuestSession } from './session.ts';
import type { SiteBundle } from './site-bundle.ts';
import { unavailableText } from './unavailable.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { encode, encodingOf, sendDocument, type Encoding } from './write-page.ts';

/** Options of pages. */
export interface PagesOptions {
  readonly site: SiteBundle;
  readonly server: ReferenceServer;
  readonly renderer: Renderer;
  readonly development: boolean;
  /** How long an anonymous home page is cached, in milliseconds; 0 disables the cache. @default 1000 */
  readonly homeCacheMs?: number;
}

const legalKeys = [
  'legal.terms-of-service',
  'legal.data-protection',
  'legal.general-terms',
  'legal.terms-of-use',
  'legal.imprint',
] as const satisfies readonly RouteKey[];
/** Who is asked for their age may read first what they agree to. */
const legalPaths: ReadonlySet<string> = new Set(legalKeys.flatMap((key) => Object.values(alternates(key))));

const inProcessTransport = inProcess(handlers);

/** A request for a page. */
interface PageRequest {
  readonly ctx: Context;
  readonly url: string;
  readonly visitor: Visitor;
  readonly world: WorldParts;
  readonly session: GuestSession | null;
  readonly opened: OpenedArticle;
  readonly nonce: string;
  readonly requestId: string;
}

const configOf = ({ visitor, world, session }: PageRequest, options: PagesOptions): PageConfig => ({
  ...brandConfig(visitor.brand, options.site.brands, visitor.language),
  language: visitor.language,
  theme: visitor.theme,
  timeZone: visitor.timeZone,
  token: session?.token ?? options.server.context.tokens.anonymous(world),
  guestId: session?.guestId ?? null,
  now: world.clock.now(),
  version: options.site.version,
  strict: options.development,
  consent: visitor.consent,
  world: world === options.server.context.worlds.main ? null : world.name,
});

/** Adds the positions of the streams of pushes, before the data is read: a push in between is repeated instead of lost. */
const withPositions = async ({ world, session }: PageRequest, config: PageConfig): Promise<PageConfig> => ({
  ...config,
  positions: await streamPositionsOf(world.database.reader, session?.guestId ?? null),
});

/** Calls while a page is rendered are those of the token that the page has. */
const transportOf = (
  { visitor, world, session, requestId }: PageRequest,
  { token }: PageConfig,
  { server }: PagesOptions,
) => {
  const { brand, language, country } = visitor;
  const name = visitorOfToken(token);
  const guest = session === null ? { guestId: null } : { guestId: session.guestId, session: session.session };
  const caller = {
    ...guest,
    brand,
    language,
    requestId,
    ...(name === null ? {} : { visitor: name }),
    ...(country === null ? {} : { country }),
  };
  return inProcessTransport({
    world,
    caller,
    run: server.context.run,
    report: (cause) => server.context.log({ id: requestId, call: 'page', status: statusOfError(cause), ms: 0, cause }),
  });
};

/** Renders a page or the age gate. */
const renderPage = async (
  pageRequest: PageRequest,
  config: PageConfig,
  encoding: Encoding | null,
  options: PagesOptions,
): Promise<Rendering | 'busy'> => {
  const { url, nonce, requestId, visitor, session, opened } = pageRequest;
  const { brand, language, origin, theme } = visitor;
  const path = url.split('?', 1)[0] ?? '/';
  const { productName } = options.site.brands[brand];
  const headParts = {
    brand,
    language,
    theme,
    nonce,
    origin,
    path,
    isGuest: session !== null,
    article: opened.kind === 'article' ? opened.article : undefined,
    feed: feedOfPage(path, language, productName),
  };
  const unknownAge = legalPaths.has(path) ? 'legal' : 'ask';
  const kind = url === '/left' ? 'left' : visitor.isAdult ? 'page' : unknownAge;
  const report = (cause: unknown) =>
    options.server.context.log({ id: requestId, call: 'page', status: statusOfError(cause), ms: 0, cause });
  const ports = { transport: transportOf(pageRequest, config, options), report };
  return options.renderer.render({ kind, url, config, nonce, headParts, encoding }, ports);
};

const setHeaders = (
  response: ServerResponse,
  { nonce, requestId, visitor, session, ctx }: PageRequest,
  { development, server }: PagesOptions,
): void => {
  const { hosting } = server.context;
  for (const [name, value] of pageHeaders) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', contentPolicy(nonce, development));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Request-Id', requestId);
  const cookies: string[] = [];
  if (preferenceOf(ctx.req, 'language', hosting) !== visitor.language) {
    cookies.push(preferenceCookie('language', visitor.language, hosting.isSecure(ctx.req)));
  }
  if (session === null && sessionCookieOf(ctx.req, hosting) !== null) {
    cookies.push(clearSessionCookie(ctx.req, hosting));
    // Bought pictures are in the browser's cache.
    response.setHeader('Clear-Site-Data', '"cache"');
  }
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
};

/** Returns the redirect of an address without a page: the root to a language, a path to the one in lower case and with a trailing slash. */
const redirectOf = (ctx: Context, { language }: Visitor): { status: number; to: string } | null => {
  if (ctx.path === '/') return { status: 302, to: `/${language}/${ctx.search}` };
  const own = inOwnCase(ctx.path);
  if (own !== null) return { status: 301, to: own + ctx.search };
  const isPage = languages.some((each) => ctx.path === `/${each}` || ctx.path.startsWith(`/${each}/`));
  return isPage && !ctx.path.endsWith('/') ? { status: 301, to: `${ctx.path}/${ctx.search}` } : null;
};

const redirect = (response: ServerResponse, status: number, to: string): void => {
  response
    .writeHead(status, { Location: to, Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-store' })
    .end();
};

const rejectFor = (response: ServerResponse, status: number, message: string, retryAfter = 10): number => {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(retryAfter),
      'Cache-Control': 'no-store',
    })
    .end(message);
  return status;
};

const rejectTooMany = (response: ServerResponse): number =>
  rejectFor(response, 429, 'Too many requests; please wait a moment.');

/** Responds with 503 where the world is away for now, else with 500; ends a page that has begun. */
const respondWithFailure = (response: ServerResponse, status: number, requestId: string): void => {
  if (status === 503 && !response.headersSent) return void rejectFor(response, status, unavailableText, 2);
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`This page could not be rendered. Please try again; if you write to us, quote ${requestId}.`);
};

/** Who asked for a page that was rejected. Whoever is shown one is not written down. */
const whoIf = (isRejected: boolean, { ctx, session }: PageRequest, { server }: PagesOptions) =>
  isRejected ? whoOf(session, server.context.hosting.addressOf(ctx.req)) : {};

/** A page can be read only. */
const rejectMethod = (ctx: Context): void => {
  ctx.status = 405;
  ctx.set('Allow', 'GET, HEAD');
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'This address can be read only.';
};

/** The age page is in the place of any address, but crawlers must learn that an article is gone. */
const statusOf = ({ status }: Extract<Rendering, { kind: 'page' }>, { opened, visitor }: PageRequest): number =>
  opened.kind === 'unknown' && !visitor.isAdult ? 404 : status;

/** Sends a rendered page; returns its status. */
const sendPage = (
  rendering: Extract<Rendering, { kind: 'page' }>,
  pageRequest: PageRequest,
  options: PagesOptions,
): number => {
  const { ctx } = pageRequest;
  const status = statusOf(rendering, pageRequest);
  ctx.res.statusCode = status;
  setHeaders(ctx.res, pageRequest, options);
  sendDocument(ctx, rendering.document);
  return status;
};

/** Serves every page of the site, rendered on the server. */
export const pages = (options: PagesOptions): Middleware => {
  const { context } = options.server;
  const cache = homeCache(options.homeCacheMs ?? 1000, context.caches);

  const send = async (pageRequest: PageRequest): Promise<number> => {
    const { ctx } = pageRequest;
    const response = ctx.res;
    const key = cache.keyOf(pageRequest);
    const isLimited = async () => !(await context.limit(context.hosting.addressOf(ctx.req), weights.page));
    if (key !== null) {
      if (!cache.has(key) && (await isLimited())) return rejectTooMany(response);
      const config = configOf(pageRequest, options);
      const document = await cache.document(key, pageRequest.nonce, config, async (nonce, sharedConfig) => {
        // Others read the same document, wherever they are.
        const cachedRequest = { ...pageRequest, nonce, visitor: { ...pageRequest.visitor, country: null } };
        const cachedConfig = await withPositions(cachedRequest, sharedConfig);
        const rendered = await renderPage(cachedRequest, cachedConfig, null, options);
        return rendered === 'busy' || rendered.kind === 'redirect' || rendered.status !== 200
          ? null
          : rendered.document.body;
      });
      if (document !== null) {
        response.statusCode = 200;
        setHeaders(response, pageRequest, options);
        sendDocument(ctx, encode(document, encodingOf(ctx)));
        return 200;
      }
    }
    if (await isLimited()) return rejectTooMany(response);
    const config = await withPositions(pageRequest, configOf(pageRequest, options));
    const rendering = await renderPage(pageRequest, config, encodingOf(ctx), options);
    if (rendering === 'busy')
      return rejectFor(response, 503, 'Too many people are here; please try again in a moment.');
    if (rendering.kind === 'redirect') {
      redirect(response, rendering.status, rendering.to);
      return rendering.status;
    }
    return sendPage(rendering, pageRequest, options);
  };

  const answer = async (pageRequest: PageRequest): Promise<void> => {
    const { ctx, requestId } = pageRequest;
    const startedAt = performance.now();
    try {
      const status = await send(pageRequest);
      const ms = performance.now() - startedAt;
      context.log({ id: requestId, call: 'page', status, ms, ...whoIf(status >= 400, pageRequest, options) });
    } catch (cause) {
      const status = statusOfError(cause);
      context.log({ id: requestId, call: 'page', status, ms: performance.now() - startedAt, cause });
      respondWithFailure(ctx.res, status, requestId);
    }
  };

  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return rejectMethod(ctx);
    const visitor = visitorOf(ctx.req, ctx.path, context.hosting);
    const redirection = redirectOf(ctx, visitor);
    const world = (await worldOf(ctx.req, context.worlds)) ?? context.worlds.main;
    const session = redirection === null ? await sessionOf(ctx.req, world, options.server) : null;
    const opened = await openedArticle(ctx.path, visitor, world);
    // Not before: what throws until here is answered by the middleware before this one.
    ctx.respond = false;
    if (redirection !== null) return redirect(ctx.res, redirection.status, redirection.to);
    if (opened.kind === 'moved') return redirect(ctx.res, 301, opened.to + ctx.search);
    const nonce = randomBytes(16).toString('base64');
    await answer({ ctx, visitor, world, session, opened, url: ctx.url, nonce, requestId: context.newRequestId() });
  };
};
