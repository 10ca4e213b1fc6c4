import { randomBytes } from 'node:crypto';
import {
  accountPages,
  affiliateInCookie,
  isLanguage,
  pathTo,
  paymentViews,
  storedItems,
  type AccountPage,
  type Language,
  type PaymentView,
} from '@lounge/locale';
import {
  contentPolicy,
  cookieOf,
  createAccounts,
  createAttemptLimits,
  createPasswords,
  logAccountEvents,
  deviceCookieOf,
  setDeviceCookie,
  setSessionCookie,
  pageHeaders,
  unstorableIn,
  weights,
  worldOf,
  type Accounts,
  type ReferenceServer,
  statusOfError,
} from '@lounge/mock-api/server';
import { brandConfig } from '@lounge/site/brands';
import type { PageConfig, WindowView } from '@lounge/site/entry-server';
import type { Context, Middleware } from 'koa';
import { formOf } from '../forms.ts';
import { logRejection } from '../log-rejection.ts';
import { sessionOf } from '../session.ts';
import type { SiteBundle } from '../site-bundle.ts';
import { visitorOf } from '../visitor.ts';
import { documentOf, encode, encodingOf, sendDocument } from '../write-page.ts';
import { accountPageSteps, type AccountContext } from '../accounts/account-steps.ts';
import { logOutByForm } from './log-out-form.ts';
import { reportScript } from './report-script.ts';
import { viewIn, type PageSteps, type Step, type StepContext } from '../step.ts';
import { ageCheckIn, paymentPages } from './steps.ts';

/** Options of paymentWindow. */
export interface WindowOptions {
  readonly site: SiteBundle;
  readonly server: ReferenceServer;
  readonly development: boolean;
}

const windowPath = /^\/vxpay\/([a-z]{2})\/([a-z-]+)(\/pay)?$/;

type Page = PaymentView | AccountPage;

/** All pages of the window. */
const pages: Readonly<Record<Page, PageSteps<AccountContext>>> = { ...paymentPages, ...accountPageSteps };

const pageIn = (name: string | undefined): Page | null =>
  [...paymentViews, ...accountPages].find((each) => each === name) ?? null;

/**
 * The way back from a window that is a page of its own: pages of the account to the personal page, an age check to its beginning, others to
 * home, as the newsletter. Null inside a dialog.
 */
const wayBack = (
  { req, path }: Context,
  view: WindowView,
  { product, language }: { product: string; language: Language },
): string | null => {
  if (req.headers['sec-fetch-dest'] !== 'document') return null;
  const isAccount = accountPages.some((page) => page !== 'newsletter' && path.endsWith(`/${page}`));
  if (isAccount) return pathTo('personal', language, { product });
  return ('back' in view ? view.back : null) ?? pathTo('home', language);
};

/** For the window's script, which puts a form into the page that it has: a document's styles would violate that page's policy. */
const markupOnly = { before: () => '', after: () => '' };

/** Renders a page of the window: only our own pages may frame it, and it is not cached. */
const respondWithPage = async (
  ctx: Context,
  context: StepContext,
  view: WindowView,
  options: WindowOptions,
): Promise<void> => {
  const { site, server, development } = options;
  const visitor = visitorOf(ctx.req, ctx.path, server.context.hosting);
  const { language } = context;
  const nonce = randomBytes(16).toString('base64');
  const config: PageConfig = {
    ...brandConfig(visitor.brand, site.brands, language),
    theme: visitor.theme,
    timeZone: visitor.timeZone,
    language,
    token: '',
    guestId: null,
    now: context.world.clock.now(),
    version: site.version,
    strict: development,
    consent: 'necessary',
    world: null,
  };
  const report = (cause: unknown) =>
    server.context.log({
      id: server.context.newRequestId(),
      call: 'window',
      status: statusOfError(cause),
      ms: 0,
      cause,
    });
  const { renderWindow } = await site.server();
  const back = wayBack(ctx, view, { product: config.brand, language });
  const page = await renderWindow({ url: ctx.url, config, nonce, report }, view, back);
  const template = ctx.get('x-markup') === 'only' ? markupOnly : await site.template(ctx.url, true);
  const { brand, theme, origin } = visitor;
  const headParts = { site, language, theme, nonce, brand, origin, path: ctx.path, isGuest: context.session !== null };
  ctx.respond = false;
  const response = ctx.res;
  response.statusCode = page.status;
  for (const [name, value] of pageHeaders) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', contentPolicy(nonce, development));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  sendDocument(ctx, encode(await documentOf({ page, config, template, headParts }), encodingOf(ctx)));
};

const contextOf = async (
  ctx: Context,
  language: Language,
  accounts: Accounts,
  server: ReferenceServer,
): Promise<AccountContext> => {
  const world = (await worldOf(ctx.req, server.context.worlds)) ?? server.context.worlds.main;
  const session = await sessionOf(ctx.req, world, server);
  return {
    world,
    language,
    brand: server.context.hosting.brandOf(ctx.req),
    session,
    accounts,
    address: server.context.hosting.addressOf(ctx.req),
    userAgent: ctx.req.headers['user-agent'] ?? null,
    device: deviceCookieOf(ctx.req),
    affiliate: affiliateInCookie(cookieOf(ctx.req, storedItems.affiliate.name) ?? ''),
  };
};

/** The session of a log-in, and the mark of a device that the guest has logged in on. */
const logInCookies = (
  { req }: Context,
  { cookie, guestId }: { readonly cookie: string; readonly guestId: number },
  { world, device = null }: StepContext,
  { context: { hosting, tokens } }: ReferenceServer,
): string[] => [
  setSessionCookie(req, hosting, cookie),
  setDeviceCookie(req, hosting, tokens.devices.remember(device, guestId, world)),
];

const respond = async (ctx: Context, step: Step, context: StepContext, options: WindowOptions): Promise<void> => {
  if ('json' in step) {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('Content-Disposition', 'attachment; filename="account.json"');
    ctx.type = 'application/json';
    ctx.body = step.json;
    return;
  }
  if (step.session !== undefined)
    ctx.res.setHeader('Set-Cookie', logInCookies(ctx, step.session, context, options.server));
  if ('view' in step) return respondWithPage(ctx, context, step.view, options);
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(step.redirectTo);
  ctx.status = 303;
};

const respondWithError = (ctx: Context, status: number, message: string): void => {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = message;
};

/** The page of this site that links to the window, as browsers say; null for another page, and for the window's own. */
const linkingPage = ({ req }: Context, { hosting }: ReferenceServer['context']): string | null => {
  const page = URL.parse(req.headers.referer ?? '');
  if (page === null || page.origin !== hosting.originOf(req) || page.pathname.startsWith('/vxpay/')) return null;
  return `${page.pathname}${page.search}`;
};

/** Returns the step of a request, or null if it was rejected. */
const stepOf = async (
  ctx: Context,
  page: Page,
  context: AccountContext,
  isPaying: boolean,
  serverContext: ReferenceServer['context'],
): Promise<Step | null> => {
  const reject = (status: number, code: string, message: string): null => {
    logRejection(ctx, { call: 'window', status, code, session: context.session }, serverContext);
    respondWithError(ctx, status, message);
    return null;
  };
  // The steps read and write without the check of the calls.
  const isStorable = (fields: object): boolean => unstorableIn(fields) === null;
  const rejectText = () => reject(400, 'malformed', 'This page was not asked for as its links and forms do.');
  if (ctx.method === 'GET') {
    if (!isStorable(ctx.query)) return rejectText();
    const ageCheck = ageCheckIn((name) => {
      const value = ctx.query[name];
      if (typeof value === 'string') return value;
      return name === 'back' ? linkingPage(ctx, serverContext) : null;
    });
    const next = viewIn(ctx.query['next'] as string | null);
    const request = {
      next,
      hasJustLoggedIn: ctx.query['begun'] === '1',
      ageCheck,
      token: String(ctx.query['token'] ?? ''),
      price: Number(ctx.query['price'] ?? 0),
    };
    return pages[page].open(request, context);
  }
  if (serverContext.hosting.isForeign(ctx.req))
    return reject(403, 'foreignOrigin', 'This form was sent from another site.');
  const form = await formOf(ctx);
  if (form === null) return reject(413, 'tooLarge', 'This form is too large.');
  // A field may be there twice, and the steps read the first one.
  if (!isStorable([...form])) return rejectText();
  return pages[page].submit(form, context, isPaying);
};

/**
 * The payment window: a page of the reference server that stands in for an outside provider. It logs in, signs up, takes payments and
 * checks ages with test data, works without script, and reports events to the embedding page.
 * @assumed The documents name the window and its two calls only.
 */
export const paymentWindow = (options: WindowOptions): Middleware => {
  const { server } = options;
  const accounts = createAccounts({
    tokens: server.context.tokens,
    passwords: createPasswords(),
    attempts: createAttemptLimits(),
    factorCipher: server.context.factorCipher,
    note: logAccountEvents(server.context),
  });
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/vxpay/')) return next();
    if (ctx.path === '/vxpay/report.js') {
      ctx.type = 'text/javascript';
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.body = reportScript;
      return;
    }
    const [, language, name, paying] = windowPath.exec(ctx.path) ?? [];
    const page = pageIn(name);
    const isLogOut = name === 'log-out' && paying === undefined;
    if (!isLanguage(language) || (page === null && !isLogOut))
      return respondWithError(ctx, 404, 'There is no such page.');
    if (ctx.method !== 'GET' && ctx.method !== 'POST') {
      ctx.set('Allow', 'GET, POST');
      return respondWithError(ctx, 405, 'This page can be opened and its form sent, no more.');
    }
    if (page === null) return logOutByForm(ctx, language, server);
    if (!(await server.context.limit(server.context.hosting.addressOf(ctx.req), weights.page))) {
      logRejection(ctx, { call: 'window', status: 429, code: 'tooMany' }, server.context);
      return respondWithError(ctx, 429, 'Too many requests; please wait a moment.');
    }
    const context = await contextOf(ctx, language, accounts, server);
    const step = await stepOf(ctx, page, context, paying !== undefined, server.context);
    if (step !== null) await respond(ctx, step, context, options);
  };
};
