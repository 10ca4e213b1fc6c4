import {
  consentChoices,
  consentCookie,
  consentIn,
  consentOf,
  type ConsentChoice,
  type CookieName,
  type StoredConsent,
} from '@lounge/locale';

import {
  outcomeOfError,
  preferenceCookie,
  preferenceOf,
  recordChoice,
  weights,
  worldOf,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import type { Context, Middleware } from 'koa';
import { formOf } from './forms.ts';
import { logRejection } from './log-rejection.ts';
import { sessionOf } from './session.ts';
import { forcedAgeCheck } from './visitor.ts';

/** The values that each form accepts, by the cookie's name. */
const acceptedValues: ReadonlyMap<CookieName, readonly string[]> = new Map<CookieName, readonly string[]>([
  ['age', ['1', 'leave']],
  ['consent', [...consentChoices.filter((each) => each !== 'unknown'), 'chosen']],
  ['theme', ['dark', 'light', 'system']],
]);

/** Returns the address if it is a path of this site, else "/": one slash, no second one, nothing that browsers read as one. */
const sitePath = (address: string | null): string =>
  address !== null && /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : '/';

/** The choice of a form about cookies; purposes that were chosen one by one are further fields of the form. */
const consentOfForm = (value: string, form: URLSearchParams | null): ConsentChoice =>
  value === 'chosen'
    ? consentOf({ functional: form?.has('functional') ?? false, analytics: form?.has('analytics') ?? false })
    : consentIn(value).choice;

type Server = Pick<ReferenceServer, 'context'>;

/** Records a choice about cookies, of the guest if there is one. Returns its proof; null while nothing can be stored: the choice holds all the same. */
const proofOf = async (
  choice: Exclude<ConsentChoice, 'unknown'>,
  ctx: Context,
  server: Server,
): Promise<StoredConsent['proof']> => {
  const { worlds, hosting, log, newRequestId } = server.context;
  try {
    const world = (await worldOf(ctx.req, worlds)) ?? worlds.main;
    const guestId = (await sessionOf(ctx.req, world, server))?.guestId ?? null;
    const chooser = { guestId, brand: hosting.brandOf(ctx.req), address: hosting.addressOf(ctx.req) };
    const recorded = await recordChoice(choice, chooser, world);
    return recorded && { at: Date.parse(recorded.at), receipt: recorded.receipt };
  } catch (cause) {
    const { code } = outcomeOfError(cause);
    if (code !== 'unavailable') throw cause;
    log({ id: newRequestId(), call: 'choices', status: 303, ms: 0, code, cause });
    return null;
  }
};

/** The value of a choice's cookie; a choice about cookies names its record. */
const cookieValue = async (
  name: CookieName,
  value: string,
  { ctx, form, server }: { ctx: Context; form: URLSearchParams | null; server: Server },
): Promise<string> => {
  if (name !== 'consent') return value;
  const choice = consentOfForm(value, form);
  return choice === 'unknown' ? value : consentCookie(choice, await proofOf(choice, ctx, server));
};

/** Stores the choices of the age, consent and theme forms in cookies, without script, and redirects back to the page. */
export const choices =
  (server: Server): Middleware =>
  async (ctx, next) => {
    const { context } = server;
    const { hosting } = context;
    const named = /^\/choices\/(\w+)$/.exec(ctx.path)?.[1];
    const [name, accepted] = [...acceptedValues].find(([each]) => each === named) ?? [];
    if (name === undefined || accepted === undefined) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'GET') return ctx.redirect('/');
    if (ctx.method !== 'POST') {
      ctx.status = 405;
      ctx.set('Allow', 'GET, POST');
      return;
    }
    if (hosting.isForeign(ctx.req)) {
      ctx.status = 403;
      logRejection(ctx, { call: 'choices', status: 403, code: 'foreignOrigin' }, context);
      return;
    }
    const form = await formOf(ctx);
    const value = form?.get(name) ?? '';
    if (!accepted.includes(value)) {
      const [status, code] = form === null ? [413, 'tooLarge'] : [400, 'malformed'];
      logRejection(ctx, { call: 'choices', status, code }, context);
      ctx.status = status;
      ctx.body = 'This form was not complete. Please go back and try again.';
      return;
    }
    // It is stored, as a call is that costs more than a read.
    if (name === 'consent' && !(await context.limit(hosting.addressOf(ctx.req), weights.page))) {
      logRejection(ctx, { call: 'choices', status: 429, code: 'tooMany' }, context);
      ctx.status = 429;
      ctx.set('Retry-After', '10');
      ctx.body = 'Too many requests; please wait a moment.';
      return;
    }
    ctx.status = 303;
    if (value === 'leave') {
      ctx.redirect('/left');
      return;
    }
    const isSecure = hosting.isSecure(ctx.req);
    const cookies = [preferenceCookie(name, await cookieValue(name, value, { ctx, form, server }), isSecure)];
    if (name === 'age' && preferenceOf(ctx.req, forcedAgeCheck, hosting) !== null)
      cookies.push(preferenceCookie(forcedAgeCheck, '0', isSecure));
    ctx.set('Set-Cookie', cookies);
    ctx.redirect(sitePath(form?.get('return') ?? null));
    ctx.status = 303;
  };
