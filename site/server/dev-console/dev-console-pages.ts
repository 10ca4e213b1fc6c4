import { randomBytes } from 'node:crypto';
import {
  contentPolicy,
  mayReachDevConsole,
  pageHeaders,
  worldOf,
  type DevConsole,
  type DevConsoleOutcome,
  type DevConsoleAccess,
  type DevConsoleRequest,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import type { WorldParts } from '@lounge/mock-api';
import type { Context, Middleware } from 'koa';
import { formOf } from '../forms.ts';
import type { SiteBundle } from '../site-bundle.ts';
import { visitorOf } from '../visitor.ts';
import { devConsoleDocument, type DevConsoleNote } from './dev-console-page.ts';
import { devConsoleScript } from './dev-console-script.ts';

/** Options of devConsolePages. */
export interface DevConsolePagesOptions {
  readonly devConsole: DevConsole;
  readonly reach: DevConsoleAccess;
  readonly server: ReferenceServer;
  readonly site: SiteBundle;
  readonly development: boolean;
}

/** In characters; the payload of a push may be long. */
const maxFormLength = 100_000;
const maxNotes = 100;

/** Returns the message about an outcome. */
const messageOf = (outcome: DevConsoleOutcome): string => {
  if (outcome.ok) return outcome.message;
  const { code, field } = outcome;
  if (code === 'malformed') return field === null ? 'This does not fit.' : `The field “${field}” does not fit.`;
  if (code === 'unknown') return `There is nothing of this name; the field is “${field ?? ''}”.`;
  if (code === 'needLogin') return 'Nobody is logged in here.';
  return `This did not work: ${code}.`;
};

/** Stores notes for the page that loads after an action. */
const createNoteStore = ({ channel }: Pick<WorldParts, 'channel'>) => {
  const kind = 'dev console note';
  const notes = new Map<string, DevConsoleNote>();
  const findHere = (id: string): DevConsoleNote | null => notes.get(id) ?? null;
  channel.on(kind, (id) => findHere(String(id)));
  return {
    add: (note: DevConsoleNote): string => {
      const id = randomBytes(9).toString('base64url');
      notes.set(id, note);
      const [oldest] = notes.keys();
      if (notes.size > maxNotes && oldest !== undefined) notes.delete(oldest);
      return id;
    },
    /** Asks the other processes for a note of theirs. */
    find: async (id: string | null): Promise<DevConsoleNote | null> => {
      if (id === null) return null;
      const here = findHere(id);
      if (here !== null) return here;
      const others = (await channel.ask(kind, id)) as readonly (DevConsoleNote | null)[];
      return others.find((each) => each !== null) ?? null;
    },
  };
};

/** Returns the address to redirect to after a form. From `_return` it takes only the chosen entries and the section. */
const backTo = (returnTo: string | null, note: string): string => {
  const { searchParams, hash } = new URL(`http://dev/dev/${/^[?#]/.test(returnTo ?? '') ? returnTo : ''}`);
  const query = new URLSearchParams({ note });
  for (const name of ['state', 'push', 'stub']) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return `/dev/?${query.toString()}${hash}`;
};

const reject = (ctx: Context, status: number, message: string): void => {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = message;
};

const show = async (
  ctx: Context,
  request: DevConsoleRequest,
  note: DevConsoleNote | null,
  { devConsole, site, server, development }: DevConsolePagesOptions,
): Promise<void> => {
  const { brand, theme, origin } = visitorOf(ctx.req, ctx.path, server.context.hosting);
  const nonce = randomBytes(16).toString('base64');
  const overview = await devConsole.overview(request);
  const query = new URLSearchParams(ctx.querystring);
  const chosen = { state: query.get('state'), push: query.get('push'), stub: query.get('stub') };
  const catalogue = devConsole.catalogue(overview.guestId ?? undefined);
  const view = { overview, catalogue, journal: await devConsole.journal(request), chosen };
  const language = 'en' as const;
  ctx.set(Object.fromEntries(pageHeaders));
  ctx.set('Content-Security-Policy', contentPolicy(nonce, development));
  ctx.set('Cache-Control', 'private, no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = devConsoleDocument(view, note, {
    site,
    brand,
    theme,
    language,
    nonce,
    origin,
    path: ctx.path,
    isGuest: false,
  });
};

/** Serves the page of the dev console. Its forms perform the same actions as the dev console's API. */
export const devConsolePages = (options: DevConsolePagesOptions): Middleware => {
  const { devConsole, server } = options;
  const { context: serverContext } = server;
  const notes = createNoteStore(serverContext.worlds.main);
  const perform = async (ctx: Context, request: DevConsoleRequest): Promise<void> => {
    if (serverContext.hosting.isForeign(ctx.req)) return reject(ctx, 403, 'This form came from another site.');
    const form = await formOf(ctx, maxFormLength);
    if (form === null) return reject(ctx, 413, 'This form is too large.');
    const outcome = await devConsole.runFromForm(ctx.path.slice('/dev/'.length), form, request);
    if (!outcome.ok && outcome.cause !== undefined)
      serverContext.log({
        id: serverContext.newRequestId(),
        call: 'dev-console',
        status: 500,
        ms: 0,
        cause: outcome.cause,
      });
    if (outcome.ok && request.cookies.length > 0) ctx.set('Set-Cookie', [...request.cookies]);
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(backTo(form.get('_return'), notes.add({ isGood: outcome.ok, message: messageOf(outcome) })));
    ctx.status = 303;
  };
  return async (ctx, next) => {
    const isOurs = ctx.path === '/dev' || ctx.path.startsWith('/dev/');
    if (!isOurs || !mayReachDevConsole(ctx.req, options.reach)) return next();
    const world = (await worldOf(ctx.req, serverContext.worlds)) ?? serverContext.worlds.main;
    const request: DevConsoleRequest = { world, request: ctx.req, cookies: [] };
    if (ctx.method === 'POST') return perform(ctx, request);
    if (ctx.path === '/dev/dev-console.js') {
      ctx.type = 'text/javascript';
      ctx.set('Cache-Control', 'no-cache');
      ctx.body = devConsoleScript;
      return;
    }
    if (ctx.path === '/dev') return ctx.redirect('/dev/');
    if (ctx.path !== '/dev/') return reject(ctx, 404, 'The dev console has no such page.');
    const note = await notes.find(new URLSearchParams(ctx.querystring).get('note'));
    await show(ctx, request, note, options);
  };
};
